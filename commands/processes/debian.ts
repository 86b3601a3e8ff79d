import { onPath, runTool } from './tools.ts'

/** Another clone on this machine may be installing them just now; a network that takes no packets is none. */
const patience = [
  'DPkg::Lock::Timeout=120',
  'Acquire::http::Timeout=20',
  'Acquire::Retries=1',
].flatMap((option) => ['-o', option])

/** Installs packages of Debian, where that can be done; elsewhere, who needs them says what is missing. */
export async function installPackages(...names: string[]): Promise<void> {
  if (!onPath(['apt-get']) || process.getuid?.() !== 0) return
  const apt = (...args: string[]) => runTool('apt-get', ['-qq', ...patience, ...args])
  await apt('update')
  const { isOk, output } = await apt('install', '-y', '--no-install-recommends', ...names)
  if (!isOk) process.stderr.write(output)
}
