import type { Rolldown } from 'vite'

const react = /\/node_modules\/(react|react-dom|scheduler)\//
const router = /\/node_modules\/(react-router|react-router-dom)\//
const isOurs = (id: string) => !id.includes('/node_modules/')

/**
 * Chunks for the shell: what its entry imports statically comes in three, React and its router, which seldom change and not on the
 * same day, and our own code with what little else it uses. Every page needs the whole of it; in one piece it compresses better and is
 * asked for once, its styles too.
 *
 * @param entry the entry module's id
 */
export function firstViewChunks(entry: string): Rolldown.CodeSplittingOptions {
  let own: Set<string> | undefined
  return {
    groups: [
      { name: 'react-library', test: react, priority: 2 },
      { name: 'router-library', test: router, priority: 1 },
      {
        debugName: 'site',
        name(id, context) {
          own ??= reachedFrom(
            entry,
            (from) => context.getModuleInfo(from)?.importedIds.filter(isOurs) ?? [],
          )
          return id !== entry && own.has(id) ? 'site' : null
        },
      },
    ],
  }
}

function reachedFrom(start: string, importsOf: (id: string) => string[]): Set<string> {
  const reached = new Set([start])
  for (const id of reached) importsOf(id).forEach((imported) => reached.add(imported))
  return reached
}
