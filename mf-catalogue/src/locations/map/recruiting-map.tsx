import type { ReactNode } from 'react'
import { Link } from 'shared-ui/router'
import type { Point } from './label-placement.ts'
import type { Mark } from './map-layout.ts'
import { maps, type MapSheet } from './maps.drawn.ts'
import styles from './recruiting-map.module.css'

interface RecruitingMapProps {
  /** The marks of each sheet. */
  layout: readonly (readonly Mark[])[]
  /** What is on no map. */
  children?: ReactNode
}

/** The places on their sheets: names are links where a sheet is wide enough to hold them, else marks alone. */
export function RecruitingMap({ layout, children }: RecruitingMapProps) {
  return (
    <div className={styles.map}>
      {maps.map((sheet, index) => (
        <Sheet key={sheet.name} sheet={sheet} number={index + 1} marks={layout[index] ?? []} />
      ))}
      {children}
    </div>
  )
}

interface SheetProps {
  sheet: MapSheet
  number: number
  marks: readonly Mark[]
}

function Sheet({ sheet, number, marks }: SheetProps) {
  const caption = `Sheet ${number} — ${sheet.name}`
  return (
    <figure className={number === 1 ? `${styles.sheet} ${styles.large}` : styles.sheet}>
      <div className={styles.frame}>
        <Drawing sheet={sheet} marks={marks} />
        <ul role="list" className={styles.names} aria-label={caption}>
          {marks.map(
            ({ slug, name, label }) =>
              label && (
                <li
                  key={slug}
                  className={`${styles.name} ${styles[label.side]}`}
                  style={positionOf(label.at, sheet)}
                >
                  <Link to={`/locations/${slug}`}>{name}</Link>
                </li>
              ),
          )}
        </ul>
      </div>
      <figcaption className={`pl-note ${styles.caption}`}>{caption}</figcaption>
    </figure>
  )
}

/** As shares of the sheet, whatever its size on the screen. */
const positionOf = ({ x, y }: Point, { width, height }: MapSheet) => ({
  left: percent(x / width),
  top: percent(y / height),
})

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

function Drawing({ sheet, marks }: Omit<SheetProps, 'number'>) {
  const { width, height, regions, coasts } = sheet
  const ours = marks.filter(({ isRegion }) => isRegion)
  const cities = marks.filter(({ isRegion }) => !isRegion)
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.land} d={Object.values(regions).join('') + coasts} />
      <path
        className={styles.ours}
        d={ours.map(({ name }) => regions[regionName(name)]).join('')}
      />
      <path className={styles.lines} d={marks.map(leader).join('')} />
      <Scale sheet={sheet} />
      {cities.map(({ slug, x, y }) => (
        <circle key={slug} className={styles.mark} cx={x} cy={y} r="3.5" />
      ))}
    </svg>
  )
}

const earthRadius = 6371
const measured = 500

/** How long five hundred kilometres are, at the lower edge. */
function Scale({ sheet: { height, projection } }: { sheet: MapSheet }) {
  const length = Math.round((measured / earthRadius) * projection.scale)
  return (
    <>
      <path
        className={styles.lines}
        d={`M16 ${height - 22}v10M16 ${height - 17}h${length}m0-5v10`}
      />
      <text className={styles.length} x={length + 24} y={height - 13}>
        {measured} km
      </text>
    </>
  )
}

/** As the atlas calls it: where a city has the name of its state, we say `New York State`. */
const regionName = (name: string) => name.replace(/ State$/, '')

const leader = ({ x, y, label }: Mark) =>
  label?.hasLeader ? `M${x} ${y}L${label.at.x} ${label.at.y}` : ''
