import { resolve } from 'node:path'
import { GateRefusal } from 'delivery'
import { startShell } from '../../shell/start-shell.ts'
import { siteUnderTest } from './site-under-test.ts'

const root = resolve(import.meta.dirname, '../..')

/** With what a gate tries a candidate here: the shell that was built, and the backend and browser of the stories. */
export const gateSurroundings = {
  shellFolder: resolve(root, 'shell/dist'),
  packages: resolve(root, 'node_modules'),
  startShell,
  backend: { url: siteUnderTest.supabaseUrl, anonKey: siteUnderTest.supabaseAnonKey },
  browser: siteUnderTest.browser,
}

/** Expects a gate to refuse, and resolves to its reasons. */
export async function reasonsOf(gate: Promise<unknown>): Promise<string[]> {
  const outcome = await gate.catch((error: unknown) => error)
  if (!(outcome instanceof GateRefusal)) throw new Error(`Not refused: ${String(outcome)}`)
  return outcome.reasons
}
