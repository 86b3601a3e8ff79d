import { makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { expect, test } from '../../site/fixtures.ts'
import { runDelivery } from '../../site/delivery-command.ts'
import { makeDataFolder } from './data-folder.ts'

/** A port that a fetch never tries. */
const nobody = 'http://localhost:9'

test('a team that names no backend publishes before any site runs: the gate starts its own', async () => {
  const build = await makeRemoteBuild({ routes: `[${pageRoute('glossary', 'Second edition')}]` })
  const { code, stdout, stderr } = await runDelivery(
    await makeDataFolder(),
    ['publish', 'resources', '--folder', build],
    { SITE_URL: nobody, SUPABASE_URL: '', SUPABASE_ANON_KEY: '' },
  )
  expect(stderr).not.toContain('[backend]')
  expect(stdout).toMatch(/^published resources [0-9a-f]{16} /)
  expect(code, stderr).toBe(0)
})
