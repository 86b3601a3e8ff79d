export interface Point {
  x: number
  y: number
}

/** A name to be set at a point of a sheet; a region's may stand on the region itself, which has no mark. */
export interface Labelled extends Point {
  name: string
  isRegion: boolean
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a name hangs: by the end that is towards its point, or by its middle. */
export interface Hanging {
  at: Point
  side: 'left' | 'right' | 'within'
  /** Whether a line leads there. */
  hasLeader: boolean
}

export interface Placement {
  box: Box
  hanging: Hanging
  /** How badly it stands: 10 is beside its mark. */
  cost: number
}

interface Size {
  width: number
  height: number
}

/** In units of the sheet, generous enough for a sheet that is shown at six sevenths of its size. */
const letter = { width: 9.2, height: 28 }
const markRadius = 7
/** A short name may stand on its region; a longer one would hide what lies around. */
const regionWidth = 60

/** Which way a name may lie off its mark. */
const directions = [
  { across: 1, down: 0, cost: 0 },
  { across: 1, down: -0.5, cost: 4 },
  { across: 1, down: 0.5, cost: 4 },
  { across: 0.5, down: -1, cost: 8 },
  { across: 0.5, down: 1, cost: 8 },
]
const beside = 10
const distances = [beside, 20, 30, 40, 56, 72, 96]
/** Beside the land a name is read most easily. */
const inland = 48
/** More have no room on any sheet of ours; what comes after them is a mark alone. */
const namable = 100

/**
 * Sets names beside their marks so that none lies over another, over a mark or outside the sheet: one after another,
 * each as near as it can. A name that finds no room has no placement.
 */
export function placeLabels<L extends Labelled>(
  labels: readonly L[],
  sheet: Size,
): Map<L, Placement> {
  const placed = new Map<L, Placement>()
  for (const [label, places] of roomsOf(labels, sheet)) {
    const isFree = ({ box, hanging }: Placement) =>
      [...placed].every(
        ([from, other]) =>
          !overlap(other.box, box) &&
          !crosses(label, hanging, other.box) &&
          !crosses(from, other.hanging, box),
      )
    const free = places.find(isFree)
    if (free) placed.set(label, free)
  }
  return placed
}

/** Where each name could stand if it were the only one. */
function roomsOf<L extends Labelled>(labels: readonly L[], sheet: Size): Map<L, Placement[]> {
  const marks = labels
    .filter(({ isRegion }) => !isRegion)
    .map((mark) => ({ mark, area: boxAround(mark.x, mark.y, 2 * markRadius, 2 * markRadius) }))
  return new Map(
    labels.slice(0, namable).map((label) => {
      const isClear = ({ box, hanging }: Placement) =>
        isWithin(box, sheet) &&
        marks.every(
          ({ mark, area }) =>
            !overlap(area, box) && (mark === label || !crosses(label, hanging, area)),
        )
      return [label, candidates(label, sheet).filter(isClear)]
    }),
  )
}

/** Where a name could stand, the best place first. */
function candidates(label: Labelled, sheet: Size): Placement[] {
  const width = Math.ceil(label.name.length * letter.width)
  const coast = label.x < sheet.width / 2 ? 'left' : 'right'
  const places = (['left', 'right'] as const).flatMap((side) =>
    directions.flatMap(({ across, down, cost }) =>
      distances.map((distance): Placement => {
        const outwards = side === 'left' ? -1 : 1
        const x = Math.round(label.x + outwards * across * distance)
        const y = Math.round(label.y + down * distance)
        return {
          box: boxAround(x + (outwards * width) / 2, y, width, letter.height),
          hanging: { at: { x, y }, side, hasLeader: distance > beside || label.isRegion },
          cost: distance + cost + (side === coast ? 0 : inland),
        }
      }),
    ),
  )
  if (label.isRegion && width <= regionWidth) places.push(...onRegion(label, width))
  return places.toSorted((a, b) => a.cost - b.cost)
}

const onRegion = (region: Point, width: number): Placement[] =>
  [0, -14, 14, -28, 28].flatMap((down) =>
    [0, -24, 24].map((across) => {
      const [x, y] = [region.x + across, region.y + down]
      const box = boxAround(x, y, width, letter.height)
      return { box, hanging: { at: { x, y }, side: 'within', hasLeader: false }, cost: 0 }
    }),
  )

const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const isWithin = (box: Box, { width, height }: Size) =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether the line between a mark and its name runs through a box; asked of points on it. */
function crosses(from: Point, { at, hasLeader }: Hanging, box: Box): boolean {
  if (!hasLeader) return false
  return [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].some((part) => {
    const x = from.x + (at.x - from.x) * part
    const y = from.y + (at.y - from.y) * part
    return overlap(boxAround(x, y, 4, 4), box)
  })
}
