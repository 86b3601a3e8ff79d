import type { ReactNode } from 'react'
import { Sheet, pens } from 'shared-ui'
import type { LocationType } from './locations.ts'

/** A city as an elevation, a state as a survey, remote work as a wire between desks. */
export function LocationArt({ type }: { type: LocationType }) {
  return <Sheet thin>{drawings[type]}</Sheet>
}

const drawings: Record<LocationType, ReactNode> = {
  city: (
    <>
      <path d="M40 206h240M60 206v-74h44v74M104 206V78h52v128M172 206V104h40v102M228 206v-60h36v60" />
      <path d="m104 78 26-26 26 26M192 104V72" />
      <path
        className={pens.fine}
        d="M70 146h24M70 160h24M70 174h24M70 188h24M116 96h28M116 114h28M116 132h28M116 150h28M116 168h28M116 186h28M182 120h20M182 138h20M182 156h20M182 174h20M238 160h16M238 176h16"
      />
      <path className={pens.fine} d="M40 232h240M40 226v12M280 226v12" />
      <path className={pens.brass} d="M130 30v22M122 30h16" />
    </>
  ),
  state: (
    <>
      <path d="M52 74 138 52l72 20 56-8 6 96-40 48-84-6-58 22-44-32z" />
      <path className={pens.fine} d="M52 74 232 208M138 52l10 150M210 72 90 224M46 192l226-32" />
      <circle cx="106" cy="116" r="4" />
      <circle cx="214" cy="170" r="4" />
      <circle cx="196" cy="104" r="4" />
      <path className={pens.brass} d="M142 128h20M152 118v20" />
      <circle className={pens.brass} cx="152" cy="128" r="15" />
    </>
  ),
  remote: (
    <>
      <path d="M36 190h84M200 190h84M52 190v26M104 190v26M216 190v26M268 190v26" />
      <path d="M56 190v-42h44v42M220 190v-42h44v42" />
      <path
        className={pens.fine}
        d="M64 158h28M64 168h28M64 178h16M228 158h28M228 168h28M228 178h16"
      />
      <path className={pens.fine} d="M78 148C78 70 242 70 242 148" strokeDasharray="5 5" />
      <path className={pens.fine} d="M78 236h164M78 230v12M242 230v12" />
      <path className={pens.brass} d="M160 82v18M151 91h18" />
      <circle className={pens.brass} cx="160" cy="91" r="15" />
    </>
  ),
}
