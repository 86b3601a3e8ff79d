import { makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { expect, test } from '../../site/fixtures.ts'
import { runDelivery } from '../../site/delivery-command.ts'
import { makeDataFolder } from './data-folder.ts'

test('a team that names no site and no backend publishes: the gate starts its own', async () => {
  const build = await makeRemoteBuild({ routes: `[${pageRoute('glossary', 'Second edition')}]` })
  const { code, stdout, stderr } = await runDelivery(
    await makeDataFolder(),
    ['publish', 'resources', '--folder', build],
    { SITE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '' },
  )
  expect(stderr).not.toContain('[backend]')
  expect(stdout).toMatch(/^published resources [0-9a-f]{16} /)
  expect(code, stderr).toBe(0)
})
