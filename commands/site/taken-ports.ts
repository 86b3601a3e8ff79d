import { createServer } from 'node:net'
import type { SiteSettings } from './settings.ts'

/** Says which setting to change when a port is taken, before anything is built or started. */
export async function checkPorts(settings: SiteSettings): Promise<void> {
  const ports = settings.SUPABASE_URL
    ? (['PORT'] as const)
    : (['PORT', 'SUPABASE_PORT', 'INBOX_PORT'] as const)
  const taken: string[] = []
  for (const name of ports)
    if (!(await isFree(settings[name])))
      taken.push(`${name} ${settings[name]} is taken; set ${name} to a free port`)
  if (taken.length > 0) throw new Error(taken.join('\n'))
}

async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isFreeOn(host, port)))
  return answers.every(Boolean)
}

function isFreeOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
