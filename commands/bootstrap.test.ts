import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from 'delivery/testing-release'
import { expect, test } from 'vitest'
import { root } from './root.ts'

test('tests and the bench learn nothing of a live site, whose commands do', async () => {
  const folder = await makeFolder()
  for (const place of ['commands/test', 'bench', 'node_modules/.bin'])
    await mkdir(join(folder, place), { recursive: true })
  await cp(join(root, 'commands/bootstrap.mjs'), join(folder, 'commands/bootstrap.mjs'))
  await symlink(process.execPath, join(folder, 'node_modules/.bin/node'))
  await writeFile(join(folder, 'package-lock.json'), '{}')
  const lock = createHash('sha256').update('{}').digest('hex')
  await writeFile(join(folder, 'node_modules/.plumbline-lock'), lock)
  const live = { RELEASE_STORE: 's3://live', DELIVERY_KEY: 'key', S3_ENDPOINT: 'x', PORT: '80' }
  const told = { BENCH_PAIRS: '1', TMPDIR: folder }
  const says = `console.log(JSON.stringify(process.env))`
  for (const entry of ['commands/test/main.ts', 'bench/main.ts', 'commands/delivery.ts'])
    await writeFile(join(folder, entry), says)
  const heard = (command: string) =>
    JSON.parse(
      execFileSync(process.execPath, [join(folder, 'commands/bootstrap.mjs'), command], {
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...live, ...told },
        encoding: 'utf8',
      }),
    ) as object
  for (const command of ['test', 'bench']) {
    expect(heard(command)).toMatchObject(told)
    for (const name of Object.keys(live)) expect(heard(command)).not.toHaveProperty(name)
  }
  expect(heard('delivery')).toMatchObject({ ...live, ...told })
  expect(heard('delivery')).not.toHaveProperty('NODE_ENV')
})
