import { Dimension, Sheet, pens } from 'shared-ui'
import { across, down } from 'shared-ui/art/dimension-lines.ts'

/** Getting in touch: two parties, one line between them, dead level. */
export function ContactArt() {
  return (
    <Sheet>
      <path d="M48 70h96v62H92l-20 20v-20H48zM272 108v62h-24v20l-20-20h-52v-62z" />
      <path
        className={pens.fine}
        d="M62 90h68M62 104h68M62 118h40M190 128h68M190 142h68M190 156h40"
      />
      <path d="M48 214h224" />
      <path d="M122 202h76v12h-76z" />
      <path className={pens.fine} d="M152 202v12M168 202v12" />
      <ellipse className={pens.brass} cx="160" cy="208" rx="6" ry="3.5" />
      <Dimension {...across(48, 238, 224)} />
    </Sheet>
  )
}

/** The questionnaire: a sheet with few lines, one of them ticked already. */
export function QuestionnaireArt() {
  return (
    <Sheet>
      <path d="M82 32h156v186H82z" />
      <path className={pens.fine} d="M104 58h76M104 72h112" />
      <path d="M104 98h16v16h-16zM104 132h16v16h-16zM104 166h16v16h-16z" />
      <path className={pens.fine} d="M134 106h82M134 140h58M134 174h74" />
      <path className={pens.brass} d="m107 139 5 6 13-18" />
      <path d="m222 196 42-70 14 8-42 70-15 10zM258 136l14 8" />
      <Dimension {...across(82, 238, 156)} />
    </Sheet>
  )
}

/** Case studies: what stood askew before, and what stands plumb now. */
export function CaseStudiesArt() {
  return (
    <Sheet>
      <path className={pens.fine} d="m72 210-18-96 44-8 20 104" strokeDasharray="4 4" />
      <path d="M40 210h240M148 210V70h84v140" />
      <path
        className={pens.fine}
        d="M164 88h20v22h-20zM196 88h20v22h-20zM164 126h20v22h-20zM196 126h20v22h-20zM164 164h20v22h-20zM196 164h20v22h-20z"
      />
      <path d="M148 70V38h104M252 38v110" />
      <path className={pens.brass} d="M245 148h14l-3 22-4 9-4-9z" />
      <Dimension {...down(280, 70, 140)} />
      <Dimension {...across(148, 234, 84)} />
    </Sheet>
  )
}
