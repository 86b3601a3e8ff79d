/** What a page must show, by its address. */
const sections: readonly [pattern: RegExp, texts: readonly string[]][] = [
  [
    /^\/industries\/[^/]+$/,
    [
      'Industry Insights',
      'Industry Challenges',
      'Our Solutions',
      'Key Services',
      'Technology Solutions',
      'Compliance &amp; Regulations',
      'Ready to Transform Your',
    ],
  ],
  [
    /^\/industries\/[^/]+\/services\/[^/]+$/,
    [
      'Get Started Today',
      'Schedule Consultation',
      'Successful Placements',
      'Client Satisfaction',
      'Placement Quality',
      'Success Stories',
    ],
  ],
  [
    /^\/technologies\/[^/]+$/,
    [' Developer Recruitment', 'Required Skills', 'Related Technologies'],
  ],
  [/^\/locations\/[^/]+$/, ['/services/technical-interview', '/services/direct-hire']],
  [
    /^\/roles\/[^/]+\/[^/]+$/,
    ['Jobs in ', 'Role Overview', 'Location Benefits', 'Competitive Package', 'Ready to Hire?'],
  ],
  [/^\/services\/[^/]+$/, ['Schedule a Call', 'Frequently Asked Questions']],
  [/^\/glossary\/[^/]+$/, ['Explore Similar Terms']],
  [/^\/resources\/[^/]+$/, ['Schedule a Call']],
]

/** The parts that a page of this address must have, and does not. */
export function missingSections(path: string, html: string): string[] {
  const wanted = sections.filter(([pattern]) => pattern.test(path)).flatMap(([, texts]) => texts)
  return wanted.filter((text) => !html.includes(text)).map((text) => `no '${text}'`)
}
