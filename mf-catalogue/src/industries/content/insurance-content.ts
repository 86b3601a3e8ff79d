import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Insurance',
  lead: 'A policy sold today may be claimed in thirty years, by software somebody else wrote. We recruit engineers and data people who can read it, change it and prove the change.',
  metaDescription:
    'Recruiting for insurers, reinsurers and insurtech: policy and claims platforms, pricing, actuarial data and legacy change, tested on rules and proof.',
  // Demo content, of no named client.
  insights: [
    {
      value: '22',
      label: 'Years, the median age of the code',
      description: 'In our searches for maintainers, as the insurer’s own team dates it.',
    },
    {
      value: '35%',
      label: 'Platform claims that shrink',
      description: 'Suite specialists whose own part proved smaller than the CV had it.',
    },
    {
      value: '2 in 5',
      label: 'Win over the mock regulator',
      description: 'Pricing candidates whose filing is accepted at the first reading.',
    },
  ],
  challenges: [
    {
      title: 'Configuration that became a program',
      text: 'Policy administration suites begin with settings and end with thousands of lines in a dialect. Pure configurators and pure developers both struggle there.',
    },
    {
      title: 'Fifty rulebooks at once',
      text: 'Rates, forms and notices differ by state and change on different dates. Small teams must model effective dates correctly or re-issue half the book.',
    },
    {
      title: 'Models with two examiners',
      text: 'A pricing model has to convince the actuary and then the regulator. Data scientists used to leaderboards find both conversations new.',
    },
  ],
  solutions: [
    {
      title: 'Reading interviews',
      text: 'We hand over two pages of rating code without comments and ask what premium results, for whom it is wrong and how to fence it before touching it.',
    },
    {
      title: 'Effective dating as an exercise',
      text: 'An endorsement arrives late, after a renewal. Candidates model the policy so that both histories, the true and the believed, can be asked for.',
    },
    {
      title: 'Platform claims verified',
      text: 'Guidewire and Duck Creek candidates are asked for the release, the module and the extension they wrote themselves, by people who know the product.',
    },
    {
      title: 'Pricing scientists who can be cross-examined',
      text: 'The final quarter of the interview is a mock filing: explain a variable, its proxy risk and what you would remove if challenged.',
    },
  ],
  services: [
    {
      title: 'IT Consultancy Solutions',
      slug: 'it-consultancy',
      text: 'People who have replaced a policy or claims system before, for the months in which yours is replaced.',
    },
    {
      title: 'Recruitment Process Outsourcing',
      slug: 'recruitment-process',
      text: 'A steady flow of engineers for several lines of business, under one scorecard and one weekly report.',
    },
  ],
  technologies: [
    {
      title: 'Policy, billing and claims platforms',
      text: 'Product models, workflow and integrations around the core suite, with upgrades planned so that extensions survive them.',
      technologies: ['Guidewire', 'Duck Creek', 'Java', 'C# and .NET', 'COBOL'],
    },
    {
      title: 'Pricing, telematics and fraud',
      text: 'Generalised linear models beside gradient boosting, trip data by the billion rows, and referral queues that investigators trust.',
      technologies: ['Python', 'Machine Learning', 'Data Engineering', 'Apache Kafka'],
    },
  ],
  regulations: [
    {
      name: 'NAIC Model Law 668',
      fullName: 'Insurance Data Security Model Law, adopted in many states',
      text: 'Licensees need a written security programme, risk assessment, oversight of vendors and notice of events. We ask security candidates which of the four they have run, and with how many people.',
    },
    {
      name: '23 NYCRR Part 500',
      fullName: 'New York Department of Financial Services cybersecurity regulation',
      text: 'Covered entities answer to it with a CISO, multi-factor authentication, access reviews and an annual filing. Engineers for New York business should know what the 2023 amendment tightened.',
    },
  ],
  closing:
    'Name the platform, the release and the oldest rule nobody dares to change, and we will find the people to start with.',
  drawing: {
    lines:
      'M160 44c58 0 104 40 108 92-18-14-36-14-54 0-18-14-36-14-54 0-18-14-36-14-54 0-18-14-36-14-54 0 4-52 50-92 108-92zM160 136v70c0 22-32 22-32 0',
    fine: 'M160 44c-32 24-52 56-54 92M160 44c32 24 52 56 54 92M52 160v52M268 160v52M76 170v42M244 170v42M52 228h216M52 222v12M268 222v12',
    brass: 'M160 30v14M152 30h16',
  },
}
