import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBreaker } from '../composition/breaker.ts'
import { createMetrics } from './metrics.ts'
import { makeDelivery } from '../testing/composition.ts'

test('the alarms of the site go by figures that there are', async () => {
  const file = await readFile(join(import.meta.dirname, '../../../docs/alarms.yml'), 'utf8')
  const [, site = ''] = /- name: site\n(.*)- name: leads\n/s.exec(file) ?? []
  const wanted = [...site.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)]
    .map(([name]) => name.replace(/_bucket$/, ''))
    .filter((name) => name !== 'histogram_quantile')
  expect(wanted.length).toBeGreaterThan(5)

  const compositions = await (await makeDelivery()).follow()
  await compositions.stop()
  const metrics = createMetrics()
  metrics.follow(compositions)
  metrics.followBreaker(createBreaker({ failures: 1, restMs: 1, maxRestMs: 1 }))
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(wanted))
})
