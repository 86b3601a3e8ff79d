import { afterEach, expect, test, vi } from 'vitest'
import { sayImpact } from './impact.ts'

afterEach(() => vi.restoreAllMocks())

const badge = (remote: string) => `\`${remote}\` src/page.tsx:3 does not fit. …`
const none = { version: '2.0.0', fitting: [], staying: [], untold: [], reasons: [], later: [] }

test('who stays until they are built anew is told what they will have to change, and nothing is broken', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  sayImpact({ ...none, staying: ['careers'], later: [badge('careers')] })
  expect(said.mock.calls.flat()).toEqual([
    'careers: stay with the shell that is live until they are built against shared-ui 2.0.0',
    `They change then:\n  - ${badge('careers')}`,
  ])
})

test('what would break who goes on with it is an error', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const say = () => sayImpact({ ...none, fitting: ['events'], reasons: [badge('events')] })
  expect(say).toThrow(`It would break:\n  - ${badge('events')}`)
})
