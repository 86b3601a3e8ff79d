import { sha256 } from '../http/sha256.ts'
import type { DocumentParts } from '../rendering/write-document.ts'
import type { DocumentAssets } from './linked-assets.ts'
import { memoize } from '../memoize.ts'

/** Longest wait for a browser to say what it painted, in milliseconds. */
const paintPatienceMs = 500

/** Applies the visitor's choice of light or dark before the first paint. */
export const colourSchemeScript =
  "try{var s=localStorage.getItem('mantine-color-scheme-value');document.documentElement.setAttribute('data-mantine-color-scheme',s==='light'||s==='dark'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}catch(e){}"

/** Id of the template in which the page's modules wait for their time. */
export const firstModulesId = 'first-modules'

/** Keeps the button that is pressed before anybody can answer, unless something else is pressed or typed after it; the page presses it again when it can. */
const rememberPress =
  "['click','keydown'].forEach(function(type){addEventListener(type,function(event){window.pressedEarly=type=='click'&&event.target.closest?.('button[type=button]')})})"

/**
 * Asks for the page's modules once its text is seen: until then styles and fonts have the line for themselves. A browser says
 * what it painted some time after it began to. A page that nobody sees yet is not painted. Each module is asked for in a task
 * of its own: a dozen at once hold a telephone up.
 */
const startScript = `${rememberPress};(function(){var modules=document.getElementById('${firstModulesId}');function start(){var waiting=Array.from(modules.content.children);modules.content.replaceChildren();waiting.forEach(function(module){setTimeout(function(){document.head.append(module)})})}if(document.hidden)return addEventListener('DOMContentLoaded',start);requestAnimationFrame(function(){setTimeout(start,${paintPatienceMs});new PerformanceObserver(start).observe({type:'paint',buffered:true})})})()`

export const inlineScriptHashes = [sha256(colourSchemeScript), sha256(startScript)]

/**
 * Before the text of a page stands what is seen, after it what only scripts need: the text is in its first round trip.
 */
export const documentPartsOf = memoize((assets: DocumentAssets): DocumentParts => {
  const head = [
    `<script>${colourSchemeScript}</script>`,
    ...assets.styles.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin>`,
    ),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join('')
  const modules = [
    assets.site
      ? `<link rel="preload" as="fetch" href="${assets.site.href}" data-hash="${assets.site.integrity}" crossorigin>`
      : '',
    ...assets.modules.map(
      ({ href, integrity }) => `<link rel="modulepreload" href="${href}" integrity="${integrity}">`,
    ),
    `<script type="module" src="${assets.entry.href}" integrity="${assets.entry.integrity}"></script>`,
  ].join('')
  const end = [
    Buffer.from('<script type="importmap">'),
    assets.importMap.bytes,
    Buffer.from(`</script><template id="${firstModulesId}">${modules}</template>`),
    Buffer.from(`<script>${startScript}</script>`),
  ]
  return { endOfHead: Buffer.from(head), endOfBody: Buffer.concat(end) }
})
