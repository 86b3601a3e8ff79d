import { onPath, runTool } from './tools.ts'

/** Installs packages of Debian, where that can be done; elsewhere, who needs them says what is missing. */
export async function installPackages(...names: string[]): Promise<void> {
  if (!onPath(['apt-get']) || process.getuid?.() !== 0) return
  // Another clone on this machine may be installing them just now.
  const apt = (...args: string[]) =>
    runTool('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args])
  await apt('update')
  const { isOk, output } = await apt('install', '-y', '--no-install-recommends', ...names)
  if (!isOk) process.stderr.write(output)
}
