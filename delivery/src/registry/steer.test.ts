import { expect, test } from 'vitest'
import { openReleaseStore } from '../releases/store.ts'
import { makeTestStore } from '../testing/storage.ts'
import { promote, startCanary, withdraw, type Intent } from './registry.ts'
import { ChangedMeanwhileError, takeStepBack } from './steer.ts'

/** A store with three releases of catalogue, the last two stable, and somebody who is faster once these bytes are looked at. */
async function makeRace(before: (ids: readonly string[]) => Intent[]) {
  const team = await makeTestStore()
  const ids: string[] = []
  for (const colour of ['black', 'white', 'red'])
    ids.push(
      (await team.publish({ 'assets/role-page-3.css': `.title { color: ${colour} }` })).release,
    )
  for (const intent of before(ids)) await team.store.changeRegistry(intent, team.author)
  let meanwhile: () => Promise<unknown> = () => Promise.resolve()
  const slow = openReleaseStore({
    ...team.storage,
    async read(key, maxBytes) {
      if (key.endsWith('release.jws')) await meanwhile()
      return team.storage.read(key, maxBytes)
    },
  })
  return {
    ...{ ...team, ids },
    stepBack: (faster: () => Promise<unknown>) => {
      meanwhile = faster
      return takeStepBack(slow, team.author, { remote: 'catalogue' })
    },
    record: async () => (await team.store.readRegistry(team.trusted)).remotes['catalogue'],
  }
}

test('whoever ends a canary that a shell takes back at the same time does not take the stable release back', async () => {
  const race = await makeRace(([a = '', b = '', c = '']) => [
    ...[promote('catalogue', a), promote('catalogue', b), startCanary('catalogue', c, 10)],
  ])
  const [, b = '', c = ''] = race.ids
  const shell = () => race.store.changeRegistry(withdraw('catalogue', c, 'worse'), race.author)
  await expect(race.stepBack(shell)).rejects.toThrow(ChangedMeanwhileError)
  expect(await race.record()).toMatchObject({ stable: b, canary: { percent: 0 } })
})

test('whoever ends a canary does not end another one that was started meanwhile', async () => {
  const race = await makeRace(([a = '', b = '', c = '']) => [
    ...[promote('catalogue', a), promote('catalogue', b), startCanary('catalogue', c, 10)],
  ])
  const [a = '', b = '', c = ''] = race.ids
  const others = async () => {
    await race.store.changeRegistry(withdraw('catalogue', c, 'worse'), race.author)
    await race.store.changeRegistry(startCanary('catalogue', a, 5), race.author)
  }
  await expect(race.stepBack(others)).rejects.toThrow(ChangedMeanwhileError)
  expect(await race.record()).toMatchObject({ stable: b, canary: { release: a, percent: 5 } })
})

test('of two who roll back at the same time one does, and nobody lands on what was not looked at', async () => {
  const race = await makeRace((ids) => ids.map((id) => promote('catalogue', id)))
  const [, b = ''] = race.ids
  const other = () => takeStepBack(race.store, race.author, { remote: 'catalogue' })
  await expect(race.stepBack(other)).rejects.toThrow(ChangedMeanwhileError)
  expect(await race.record()).toMatchObject({ stable: b })
})
