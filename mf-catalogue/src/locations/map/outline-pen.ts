import type { GeoContext } from 'd3-geo'

/** Writes what d3 draws as the shortest SVG path: whole units, each step from the one before. */
export function outlinePen(): GeoContext & { path(): string } {
  let d = ''
  let command = ''
  let at: readonly [number, number] = [0, 0]
  let start = at
  return {
    beginPath() {},
    arc() {},
    moveTo(x, y) {
      at = start = [Math.round(x), Math.round(y)]
      d += `M${at.join(' ')}`
      command = 'M'
    },
    lineTo(x, y) {
      const to = [Math.round(x), Math.round(y)] as const
      const [across, down] = [to[0] - at[0], to[1] - at[1]]
      if (across === 0 && down === 0) return
      d += command === 'l' ? (across < 0 ? '' : ' ') : 'l'
      d += `${across}${down < 0 ? '' : ' '}${down}`
      at = to
      command = 'l'
    },
    closePath() {
      d += 'z'
      at = start
      command = 'z'
    },
    // Islands smaller than a unit are a point by now.
    path: () => d.replaceAll(/M\d+ \d+z/g, ''),
  }
}
