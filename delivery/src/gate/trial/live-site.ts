import * as v from 'valibot'
import { examinationSchema } from './examination.ts'

/** What a running shell tells of itself at `/_shell`; what else an older one tells is passed over. */
const liveSiteSchema = v.pick(examinationSchema, ['shell', 'kit', 'shared'])
type LiveSite = v.InferOutput<typeof liveSiteSchema>

const patienceMs = 10_000
/** A hundred times what ours says. */
const maxCharacters = 1_000_000

/** The shell that visitors meet at an address, or null when nothing answers there, or something else. */
export async function readLiveSite(url: string): Promise<LiveSite | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(new URL('/_shell', url), { signal })
    return v.parse(liveSiteSchema, JSON.parse(await readText(answer)))
  } catch {
    return null
  }
}

async function readText({ body }: Response): Promise<string> {
  let text = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > maxCharacters) throw new Error('no shell of ours says so much')
  }
  return text
}

/** One line: whether the shell that is built here, with which a candidate is tried, is what visitors meet. */
export function whatDiffers(url: string, site: LiveSite | null, tried: LiveSite): string {
  const own = `the shell that is built here, ${tried.shell} with shared-ui ${tried.kit}`
  if (!site)
    return `what is live is not known, for no shell of ours answers at ${url} (--site or SITE_URL names it): tried with ${own} and its exports`
  const differences = [
    ...(site.shell === tried.shell ? [] : [`the shell ${site.shell}`]),
    ...(site.kit === tried.kit ? [] : [`shared-ui ${site.kit}`]),
    ...exportDifferences(site, tried),
  ]
  if (differences.length === 0) return `tried with ${own}: it is live at ${url}`
  return `tried with ${own}; ${url} has ${differences.join(', ')}; its kit and exports count`
}

/** A candidate that needs more than the live exports is refused; here stands what its pages were not tried with. */
function exportDifferences(site: LiveSite, tried: LiveSite): string[] {
  const modules = new Set([...Object.keys(site.shared), ...Object.keys(tried.shared)])
  return [...modules].flatMap((key) => {
    const [live, own] = [site.shared[key] ?? [], tried.shared[key] ?? []]
    const names = [
      ...live.filter((name) => !own.includes(name)).map((name) => `+${name}`),
      ...own.filter((name) => !live.includes(name)).map((name) => `-${name}`),
    ]
    return names.length > 0 ? [`other exports of ${key} (${names.join(' ')})`] : []
  })
}
