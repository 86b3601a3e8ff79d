import type { ModuleLoader } from '../../../shell/src/remotes.ts'

const parts: Record<string, () => Promise<unknown>> = {
  'catalogue/routes': () => import('../../../mf-catalogue/src/routes.tsx'),
  'leads/routes': () => import('../../../mf-leads/src/routes.tsx'),
  'leads/contact-form': () => import('../../../mf-leads/src/contact/contact-form.tsx'),
  'resources/routes': () => import('../../../mf-resources/src/routes.tsx'),
}

/** Nothing is found at run time: every part is known to the build, and is a module of the same graph. */
export const moduleLoader = (): ModuleLoader => async (remote, expose) => {
  const part = parts[`${remote}/${expose}`]
  if (!part) throw new Error(`There is no part '${remote}/${expose}'`)
  return part()
}
