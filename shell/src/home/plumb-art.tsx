import { pens } from 'shared-ui'
import styles from './plumb-art.module.css'

/** The firm's instrument, drawn to scale: bracket, line and bob against a wall that is found true. */
export function PlumbArt() {
  return (
    <svg className={pens.sheet} viewBox="0 0 360 420" width="360" height="420" aria-hidden="true">
      <path className={pens.fine} d="M8 28V8h20M332 8h20v20M352 392v20h-20M28 412H8v-20" />

      {/* The wall, and its rule. */}
      <path d="M72 40v340" />
      <path className={pens.fine} d={hatching} />
      <path className={pens.fine} d={ruler} />
      <path d="M72 64h150v10H72zM72 108l46-34" />

      {/* The distance from the wall, above and below: equal, hence true. */}
      <g className={pens.fine}>
        <path d="M72 132h114M72 318h96" />
        <path className={pens.arrow} d="m72 132 8-3v6zM186 132l-8-3v6zM72 318l8-3v6z" />
      </g>
      <text className={styles.note} x="103" y="125">
        114.0
      </text>
      <text className={styles.note} x="100" y="311">
        114.0
      </text>

      {/* How far it may be off: not at all. */}
      <path
        className={pens.fine}
        strokeDasharray="3 4"
        d="M186 74l34 266M186 74l-34 266M186 300v100"
      />
      <path className={pens.fine} d="M160 276a204 204 0 0 0 52 0" />
      <text className={styles.note} x="218" y="268">
        ±0.0°
      </text>

      <g className={styles.pendulum}>
        <circle cx="186" cy="69" r="3.5" />
        <path d="M186 74v204" />
        <path className={styles.bob} d="M180 278h12v8h-12zM166 286h40v26l-20 48-20-48z" />
        <path className={pens.fine} d="M166 300h40M186 286v74" />
      </g>

      {/* The mark it points at. */}
      <path d="M96 384h180" />
      <circle cx="186" cy="384" r="9" className={pens.fine} />
      <circle cx="186" cy="384" r="2" className={styles.dot} />

      <g className={pens.fine}>
        <path d="M300 278v82M294 278h12M294 360h12M212 278h80M196 360h96" />
        <path className={pens.arrow} d="m300 278-3 8h6zM300 360l-3-8h6z" />
      </g>
      <text className={styles.note} x="310" y="323">
        82
      </text>
    </svg>
  )
}

const hatching = Array.from({ length: 17 }, (_, row) => `M72 ${44 + row * 20}l-18 16`).join('')

const ruler = Array.from(
  { length: 35 },
  (_, row) => `M72 ${40 + row * 10}h${row % 5 === 0 ? 10 : 5}`,
).join('')
