import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'E-commerce',
  lead: 'An online shop is judged in seconds: the page, the search result, the payment. We recruit the storefront, checkout and search engineers who keep those seconds short before the busy weeks come.',
  metaDescription:
    'Recruiting for online shops and marketplaces: storefront, checkout, search and payment engineers, interviewed on the work itself and in place before peak.',
  // Demo content, of no named client.
  insights: [
    {
      value: '71%',
      label: 'Offers signed by the end of August',
      description:
        'Of a year’s offers in our searches for shops; most of the others wait for January.',
    },
    {
      value: '19',
      label: 'Weeks from brief to first release',
      description: 'Median for storefront engineers, notice period and ramp-up included.',
    },
    {
      value: '1 in 3',
      label: 'See the doubled callback coming',
      description: 'Checkout candidates who make the order idempotent without a hint.',
    },
  ],
  challenges: [
    {
      title: 'The calendar does not move',
      text: 'Whoever should be useful in November must sign in summer. A vacancy that drifts past September is in practice a vacancy for next year.',
    },
    {
      title: 'One advert, four jobs',
      text: 'Storefront, checkout, search and fulfilment share a codebase and little else. Adverts for a full-stack developer attract people who fit none of them well.',
    },
    {
      title: 'Money is lost in silence',
      text: 'A slow product page or a coupon applied twice raises no alarm. Shops need engineers who look at conversion and logs together and notice.',
    },
  ],
  solutions: [
    {
      title: 'Hiring plans drawn back from peak',
      text: 'We start from your code freeze, subtract notice periods and ramp-up, and tell you which roles still fit as permanent hires and which need a contractor.',
    },
    {
      title: 'A checkout exercise with consequences',
      text: 'The candidate receives a payment callback that arrives twice and an order that was half written. Talking about idempotency is easy; we ask to see it.',
    },
    {
      title: 'Frontend interviews on a slow phone',
      text: 'We share a performance trace from a cheap device and ask what to remove first, and what the merchandising team will say about that.',
    },
    {
      title: 'Search engineers judged on relevance',
      text: 'Ranking is a matter of measurement. Candidates design an offline evaluation for a search box before anyone mentions a model.',
    },
  ],
  services: [
    {
      title: 'Technical Interview as a Service',
      slug: 'technical-interview',
      text: 'Extra interviewers for the months before peak, so that your own engineers can finish the release.',
    },
    {
      title: 'Contract Recruiter Staffing',
      slug: 'contract-recruiter',
      text: 'A recruiter inside your team for three months or more, when the whole hiring plan falls into one season.',
    },
  ],
  technologies: [
    {
      title: 'Storefront and rendering',
      text: 'Server rendering, caching at the edge, images, accessibility of filters and forms, and the discipline to keep third-party tags from ruining all of it.',
      technologies: ['React', 'Vue', 'TypeScript', 'GraphQL', 'Next.js'],
    },
    {
      title: 'Orders, stock and search',
      text: 'Event-driven order flows, stock reservation under contention and search indexes that must agree with the price on the page.',
      technologies: ['Java', 'Apache Kafka', 'Redis', 'PostgreSQL', 'Elasticsearch'],
    },
  ],
  regulations: [
    {
      name: 'PCI DSS',
      fullName: 'Payment Card Industry Data Security Standard, version 4',
      text: 'Requirements 6.4.3 and 11.6.1 made every script on a payment page something to authorise, justify and watch. Frontend candidates for checkout should know this; we ask how they would build the inventory.',
    },
    {
      name: 'GDPR',
      fullName: 'General Data Protection Regulation, Regulation (EU) 2016/679',
      text: 'Selling to customers in the Union brings consent, access and erasure into the data model. We look for engineers who can say where a deleted customer still appears: search index, warehouse, backups, mail tool.',
    },
  ],
  closing:
    'Bring your freeze date and the list of open roles; together we will see which of them can still be filled in time.',
  drawing: {
    lines:
      'M36 60h152v110H36zM36 80h152M204 112l10 66h58l14-48h-70M204 112h-16M226 196a8 8 0 1 0 .1 0M262 196a8 8 0 1 0 .1 0',
    fine: 'M44 70h4M54 70h4M64 70h4M52 96h36v34H52zM98 96h36v34H98zM52 140h36M52 150h24M98 140h36M98 150h24M144 96h34M144 106h24M144 116h30M222 146h56M218 160h56M36 220h152M36 214v12M188 214v12',
    brass: 'M144 134h34v16h-34zM152 142h18',
  },
}
