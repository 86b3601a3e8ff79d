/** The site's colours (`shared-ui/src/theme/tokens.css`), spelt out: mail programs know no variables. */
const light = {
  paper: '#fbfaf6',
  panel: '#f3efe6',
  ink: '#14202e',
  soft: '#4a5666',
  brass: '#8a5300',
  link: '#1f5e8c',
  hairline: '#d9d3c5',
}

const dark: typeof light = {
  paper: '#101a26',
  panel: '#182535',
  ink: '#ece7dc',
  soft: '#a9b4c2',
  brass: '#e3a94b',
  link: '#8fc1ea',
  hairline: '#2e3d50',
}

const mono = `'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace`

const colours = ({ paper, panel, ink, soft, brass, link, hairline }: typeof light) => `
body,.ground{background:${paper};color:${ink}}
a{color:${link}}
.line{border-left-color:${hairline}}
h2{border-top-color:${hairline}}
.note,.bob{color:${brass}}
th,.foot,.foot a{color:${soft}}
blockquote{background:${panel}}
.step a{background:${ink};color:${paper}}`

/** Only what the common mail programs keep; a mail without it is still in order. */
export const mailStyle = `
body{margin:0}
.ground{padding:32px 16px;font:16px/1.6 'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere}
.mail{max-width:592px;margin:0 auto}
.line{border-left:1px solid;margin-left:8px;padding:0 0 24px 23px}
.name{margin:0 0 32px;font-size:20px;line-height:1.2;font-weight:600;letter-spacing:-.02em}
.note{margin:0;font:13px/1.6 ${mono}}
h1{margin:4px 0 24px;font-size:27px;line-height:1.2;letter-spacing:-.015em;font-weight:600}
h2{margin:32px 0 16px;padding-top:24px;border-top:1px solid;font-size:19px;line-height:1.3;font-weight:600}
p{margin:0 0 16px}
blockquote{margin:0 0 24px;padding:16px 20px;border-radius:6px;white-space:pre-wrap}
table{margin:24px 0;border-collapse:collapse}
th{padding:4px 24px 4px 0;font:13px/1.9 ${mono};vertical-align:top;white-space:nowrap}
td{padding:4px 0;vertical-align:top}
.step{margin:24px 0}
.step a{display:inline-block;padding:11px 24px;border-radius:6px;font-weight:600;text-decoration:none}
.foot{margin:0;font-size:15px;line-height:1.5}
.foot a{display:inline-block;vertical-align:top;padding-left:15px;text-decoration:none}
.bob{display:inline-block;width:17px;font-size:17px;line-height:1;text-align:center;vertical-align:top}
@media (max-width:479px){th,td{display:block}th{padding-bottom:0}td{padding-top:0}}
${colours(light)}
@media (prefers-color-scheme:dark){${colours(dark)}}
`
