import { faces } from './social-image-faces.drawn.ts'

/** What a picture says. */
export interface SocialImageText {
  title: string
  /** The part of the site, for example `Services`. */
  section: string
  /** Without a scheme, for example `www.example.com/services/direct-hire`. */
  address: string
  /** The firm's name. */
  firm: string
}

/** Changes with the design, so that nobody keeps a picture of an earlier one. */
export const design = 1

const size = { width: 1200, height: 630 }
const paper = '#fbfaf6'
const ink = '#14202e'
const soft = '#4a5666'
const brass = '#8a5300'
const hairline = '#d9d3c5'
const edge = '#8c8471'

/** Draws the picture for shared links, a PNG of 1200 × 630. What the fonts cannot write is left out. */
export async function drawSocialImage(text: SocialImageText): Promise<Uint8Array> {
  // With the first picture: they are more code than all the rest of a server.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ])
  const svg = await satori(<Drawing {...drawable(text)} />, { ...size, fonts })
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}

function Drawing({ title, section, address, firm }: SocialImageText) {
  return (
    <div style={{ ...size, display: 'flex', background: paper, color: ink }}>
      <Line />
      <div style={column}>
        <div style={{ ...note, color: brass }}>{section}</div>
        <div style={middle}>
          <div style={{ ...heading, fontSize: headingSize(title) }}>{title}</div>
        </div>
        <div style={foot}>
          <div style={{ fontSize: 34, fontWeight: 600 }}>{firm}</div>
          <div style={{ ...note, color: soft }}>{shortened(address, 52)}</div>
        </div>
      </div>
      <Corner />
    </div>
  )
}

/** The line that the page hangs from, with its ticks, and the bob at its end. */
function Line() {
  const ticks = [92, 184, 276, 368, 460]
  return (
    <svg width="150" height="630" viewBox="0 0 150 630">
      <path d="M88 0v500" stroke={ink} strokeWidth="2" />
      {ticks.map((y) => (
        <path key={y} d={`M88 ${y}h16`} stroke={edge} strokeWidth="2" />
      ))}
      <path d="M81 498h14v14H81zM68 512h40v26L88 594 68 538z" fill={brass} />
    </svg>
  )
}

/** The corner marks of a drawing sheet. */
function Corner() {
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute' }}>
      <path d="M1134 36h30v30M1164 564v30h-30" stroke={edge} strokeWidth="2" fill="none" />
    </svg>
  )
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  width: 1050,
  padding: '78px 96px 70px 8px',
} as const

const note = { fontFamily: 'IBM Plex Mono', fontSize: 24 }

const middle = { display: 'flex', flexGrow: 1, alignItems: 'center' }

const heading = {
  display: 'block',
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
  lineClamp: 4,
  wordBreak: 'break-word',
} as const

const foot = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingTop: 28,
  borderTop: `2px solid ${hairline}`,
} as const

function headingSize({ length }: string): number {
  if (length <= 30) return 92
  return length <= 60 ? 76 : 60
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}

/** The fonts write Latin script; anything else would come out as boxes. */
function drawable({ title, section, address, firm }: SocialImageText): SocialImageText {
  const only = (text: string) =>
    text
      .replace(/[^\p{Script=Latin}\p{Mn}\p{Nd}\p{P}\p{Zs}+<=>|~^`$€£¥©®°]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  return {
    title: only(title) || only(firm),
    section: only(section),
    address: only(address),
    firm: only(firm),
  }
}

const fonts = faces.map(({ data, ...face }) => ({
  ...face,
  style: 'normal' as const,
  data: Buffer.from(data, 'base64'),
}))
