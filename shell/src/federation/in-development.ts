import { getInstance } from '@module-federation/runtime'

/** A remote that runs from source on a development server of its own, with hot reload: the federation plugin's way. */
export async function loadFromSource(
  name: string,
  entry: string,
  expose: string,
): Promise<unknown> {
  const runtime = getInstance()
  if (!runtime) throw new Error('The federation runtime has not started')
  runtime.registerRemotes([{ name, entry, type: 'module' }])
  return runtime.loadRemote(`${name}/${expose}`)
}
