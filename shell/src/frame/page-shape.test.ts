import { expect, test } from 'vitest'
import { pageShapeOf } from './page-shape.ts'

test.each([
  ['/', 'cards'],
  ['/glossary', 'cards'],
  ['/glossary/scorecard', 'article'],
  ['/resources/technical-interview-services-guide', 'article'],
  ['/services/direct-hire', 'cards'],
  ['/industries/retail/services/direct-hire', 'cards'],
  ['/technologies', 'list'],
  ['/search', 'list'],
  ['/technologies/react', 'article'],
  ['/roles', 'list'],
  ['/roles/data-engineer/austin', 'article'],
  ['/a-page/of-a-remote/nobody-knows', 'article'],
])('%s comes as %s', (path, shape) => {
  expect(pageShapeOf(path)).toBe(shape)
})
