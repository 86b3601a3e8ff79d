import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBreaker } from '../composition/breaker.ts'
import { createMetrics } from './metrics.ts'
import { siteOf } from '../site.ts'
import { testSettings } from '../testing/app.ts'
import { makeDelivery } from '../testing/composition.ts'
import { workersHere } from '../testing/workers.ts'

const docs = join(import.meta.dirname, '../../../docs')

test('operators read of each alarm what it wants', async () => {
  const alarms = await readFile(join(docs, 'alarms.yml'), 'utf8')
  const page = await readFile(join(docs, 'for-operators.md'), 'utf8')
  const named = [...alarms.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  expect(named.length).toBeGreaterThan(10)
})

test('the alarms of the site go by figures that there are', async () => {
  const file = await readFile(join(docs, 'alarms.yml'), 'utf8')
  const [, site = ''] = /- name: site\n(.*)- name: leads\n/s.exec(file) ?? []
  const wanted = [...site.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)]
    .map(([name]) => name.replace(/_bucket$/, ''))
    .filter((name) => name !== 'histogram_quantile')
  expect(wanted.length).toBeGreaterThan(5)

  const compositions = await (await makeDelivery()).follow()
  await compositions.stop()
  const metrics = createMetrics()
  metrics.follow(compositions)
  metrics.followWorkers(workersHere(siteOf(testSettings)))
  metrics.followBreaker(createBreaker({ failures: () => 1, restMs: 1, maxRestMs: 1 }))
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(wanted))
})
