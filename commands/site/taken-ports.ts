import { createServer } from 'node:net'
import { hasConsole, type SiteSettings } from './settings.ts'

/** Says which setting to change when a port is taken, before anything is built or started. */
export async function checkPorts(settings: SiteSettings): Promise<void> {
  const { PORT, SUPABASE_PORT, INBOX_PORT, CONSOLE_PORT } = settings
  const ports = {
    PORT,
    ...(!settings.SUPABASE_URL && { SUPABASE_PORT, INBOX_PORT }),
    ...(hasConsole(settings) && CONSOLE_PORT && { CONSOLE_PORT }),
  }
  const taken: string[] = []
  for (const [name, port] of Object.entries(ports))
    if (!(await isFree(port))) taken.push(`${name} ${port} is taken; set ${name} to a free port`)
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
