import { basename, join } from 'node:path'
import { publishUngated } from 'delivery/testing-release'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { runDelivery } from '../../site/delivery-command.ts'
import { expect, readRegistry, test } from '../../site/fixtures.ts'
import { changedBuild } from '../../site/remote-builds.ts'

const glossaryTitle = 'Technical Recruiting Glossary'

test('two shells judge a canary together, and go on together with a ramp', async ({
  ownSite: { url, dataFolder },
  startShell,
}) => {
  const other = await startShell({
    env: {
      DATA_DIR: join(dataFolder, 'other'),
      RELEASE_STORE: join(dataFolder, 'releases'),
      ROOT_FILE: join(dataFolder, 'keys/root.json'),
      SHELL_KEY: join(dataFolder, 'keys/shell.jwk'),
    },
  })
  const shells = [url, other]
  const publish = (folder: string) =>
    publishUngated(dataFolder, { remote: 'resources', folder, kit: kit.version })
  const promote = async (...args: string[]) => {
    const { code, stderr } = await runDelivery(dataFolder, ['promote', 'resources', ...args])
    expect(code, stderr).toBe(0)
  }
  const status = async () => (await runDelivery(dataFolder, ['status'])).stdout
  const visit = async (shell: string, bucket: number, times: number) => {
    for (let time = 0; time < times; time++) {
      const headers = { cookie: `canary-bucket=${bucket}` }
      expect((await fetch(`${shell}/glossary`, { headers })).status).toBe(200)
    }
  }
  const releaseIn = async (shell: string, bucket: number) => {
    const headers = { cookie: `canary-bucket=${bucket}` }
    const lock = (await (await fetch(`${shell}/_composition`, { headers })).json()) as {
      remotes: Record<string, { release: string }>
    }
    return lock.remotes['resources']?.release
  }
  const areAt = (bucket: number, release: string) =>
    expect
      .poll(() => Promise.all(shells.map((shell) => releaseIn(shell, bucket))))
      .toEqual([release, release])

  await test.step('three bad views here and two there take it back', async () => {
    const isBad = `import.meta.url.includes(${JSON.stringify(basename(dataFolder))})`
    const bad = await publish(
      await changedBuild('resources', glossaryTitle, `(${isBad}?null.title:"Third")`),
    )
    await promote(bad, '--percent', '10')
    await areAt(1, bad)
    await Promise.all(shells.map((shell) => visit(shell, 100, 40)))
    await visit(url, 1, 3)
    await visit(other, 1, 2)
    const percent = async () =>
      (await readRegistry(dataFolder)).remotes['resources']?.canary?.percent
    await expect.poll(percent).toBe(0)
    expect(await status()).toMatch(/withdrawn: 5 of 5 views failed, against 0 of/)
  })

  await test.step('views at both bring a sound one to the next step, at both', async () => {
    const sound = await publish(await changedBuild('resources', glossaryTitle, '"Third"'))
    await promote(sound, '--ramp', '1,50,99', '--least-minutes', '0', '--least-views', '6')
    await areAt(1, sound)
    expect(await releaseIn(url, 50)).not.toBe(sound)
    await visit(url, 1, 3)
    await expect
      .poll(status)
      .toMatch(/1 % since .*; the next step, 50 %, comes after 6 views \(has 3\)/)
    await visit(other, 1, 3)
    await areAt(50, sound)
    expect(await releaseIn(other, 51)).not.toBe(sound)
    await expect
      .poll(status)
      .toMatch(/50 % since .*; the next step, 99 %, comes after 6 views \(has 0\)/)
  })
})
