#!/usr/bin/env node
import { readDeployedSite } from '../../shell/development/deployed-site.ts'
import { Children } from '../processes/children.ts'
import { develop, settingsOf } from '../processes/development.ts'
import { startGallery } from '../processes/gallery.ts'
import { runCommand } from '../processes/run-command.ts'
import { step } from '../processes/steps.ts'
import { readRepository } from './repository.ts'

const line = {
  typed: 'npm run dev --',
  names: [],
  options: { against: { type: 'string' }, gallery: { type: 'boolean' } },
  help: `npm run dev -- --against https://staging.example.com
  this remote from source, the others, and the data, from a deployed site (SITE_URL, or plumbline.site of package.json)
npm run dev -- --gallery
  the gallery of the kit's components alone`,
} as const

/** `npm run dev` of a remote in a repository of its own. */
runCommand(line, async ({ values }) => {
  if (values.gallery) return console.log(`ready ${(await startGallery()).url}`)
  const { name, folder, site } = await readRepository()
  const against = (values.against ?? process.env['SITE_URL']) || site
  if (!against) throw new Error(`Which site has the others? --against <url>\n\n${line.help}`)
  const deployed = await step('the deployed site', () => readDeployedSite(against))
  const children = new Children()
  // This page's address is not that site's.
  const env = { ...settingsOf(deployed), SITE_URL: '', DEV_AGAINST: deployed.origin }
  await develop(children, { [name]: folder }, env).catch(async (error: unknown) => {
    await children.stop()
    throw error
  })
})
