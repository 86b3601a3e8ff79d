import * as forms from '../src/forms.ts'
import * as kit from '../src/index.ts'
import * as overlays from '../src/overlays.ts'
import * as router from '../src/router.ts'

/** What each entry point of the kit exports. */
export const entryPoints: Readonly<Record<string, object>> = {
  'shared-ui': kit,
  'shared-ui/forms': forms,
  'shared-ui/overlays': overlays,
  'shared-ui/router': router,
}

/** Where a component is imported from. */
export const entryPointOf = (name: string): string | undefined =>
  Object.keys(entryPoints).find((entryPoint) => Object.hasOwn(entryPoints[entryPoint] ?? {}, name))

/** Exported values → their names. */
export const exportedNames = new Map<unknown, string>(
  Object.values(entryPoints).flatMap((exported) =>
    Object.entries(exported).map(([name, value]) => [value, name] as const),
  ),
)
