import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { caseStudies, studySlugs } from './case-studies-content.ts'
import { KeyMetrics } from './key-metrics.tsx'

afterEach(cleanup)

test.each(studySlugs)('%s says and draws how each measure changed', (slug) => {
  render(<KeyMetrics {...caseStudies[slug]} />)
  const measures = screen.getAllByRole('term')
  expect(measures).toHaveLength(3)
  for (const measure of measures) {
    const [words, drawing] = [...(measure.parentElement?.querySelectorAll('dd') ?? [])]
    const [, before, after] = /^from (\d+) to (\d+) \S/.exec(words?.textContent ?? '') ?? []
    expect(before).not.toBe(after)
    expect(drawing?.textContent).toBe(`beforeafter${before}${after}`)
    expect(drawing?.innerHTML).not.toContain('NaN')
    expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  }
  expect(screen.getByText(/^Before: .+ After: /)).toBeTruthy()
})
