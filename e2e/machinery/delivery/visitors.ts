import { setTimeout as delay } from 'node:timers/promises'

const paths = ['/', '/glossary', '/questionnaire', '/services', '/roles', '/about', '/resources']
const atOnce = 3

export interface Visitors {
  /** Ends the load; resolves to what was asked and what went wrong. */
  leave(): Promise<{ requests: number; failures: string[] }>
}

/** A steady load of new visitors, each asking for a page and everything that its document names. */
export function startVisitors(site: string): Visitors {
  const failures: string[] = []
  let requests = 0
  let isOver = false

  async function get(path: string): Promise<string> {
    requests++
    const text = await fetch(site + path).then(
      async (response) => {
        const body = await response.text()
        const [, heading] = /<h1[^>]*>([^<]*)/.exec(body) ?? []
        if (response.status !== 200)
          failures.push(`${path} answered ${response.status}: ${heading ?? body.slice(0, 100)}`)
        return body
      },
      (error: unknown) => {
        failures.push(`${path}: ${String(error)}`)
        return ''
      },
    )
    return text
  }

  async function visit(path: string): Promise<void> {
    const html = await get(path)
    if (!html.endsWith('</html>')) failures.push(`${path} came incomplete`)
    const assets = [...html.matchAll(/(?:href|src)="(\/(?:assets|remotes)\/[^"]+)"/g)]
    await Promise.all(assets.map(([, asset = '']) => get(asset)))
  }

  const visitors = Array.from({ length: atOnce }, async (_, first) => {
    for (let index = first; !isOver; index++) {
      await visit(paths[index % paths.length] ?? '/')
      await delay(1_500)
    }
  })
  return {
    async leave() {
      isOver = true
      await Promise.all(visitors)
      return { requests, failures }
    },
  }
}
