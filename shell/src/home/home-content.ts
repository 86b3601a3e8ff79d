import type { Definition, RelatedLink, Stat, Step } from 'shared-ui'

export interface ServiceCard {
  title: string
  description: string
  features: readonly [string, string, string, string]
  /** Per cent. */
  clientSatisfaction: number
  href: string
}

export const featureCards = [
  {
    title: 'Skilled Interviewers',
    text: 'Your candidates talk to engineers who build the same kind of system you do, at the level of the role.',
  },
  {
    title: 'Accurate Assessment',
    text: 'Every interview is scored against a written rubric agreed with you beforehand. You read the evidence behind each score within 24 hours.',
  },
] as const

export const serviceCards: readonly ServiceCard[] = [
  {
    title: 'Technical Interview as a Service',
    description:
      'A practising engineer interviews your candidate for 60 to 90 minutes and writes up what they found.',
    features: [
      'Interviewers matched to your stack',
      'A rubric agreed before the first call',
      'Written report within 24 hours',
      'First interview within 48 hours',
    ],
    clientSatisfaction: 99,
    href: '/services/technical-interview',
  },
  {
    title: 'Direct Hire Placement',
    description:
      'Permanent engineers, sourced for the role and assessed before you spend an hour on them.',
    features: [
      'Shortlists with evidence, not keywords',
      'Technical interview included',
      'Offer and notice period handled',
      'Two-week guarantee period',
    ],
    clientSatisfaction: 96,
    href: '/services/direct-hire',
  },
  {
    title: 'IT Consultancy Solutions',
    description:
      'Senior engineers who join for three to six months to move a platform, rescue a slow system or settle an architecture.',
    features: [
      'Architecture and code review',
      'Technical due diligence',
      'Migration planning',
      'Handover your team can run',
    ],
    clientSatisfaction: 97,
    href: '/services/it-consultancy',
  },
  {
    title: 'Contract Recruiter Staffing',
    description:
      'Technical recruiters who work inside your team, in your tools, from three months upwards.',
    features: [
      'Recruiters who have filled your roles before',
      'Your tracker, your process, your brand',
      'Weekly pipeline review',
      'Month by month after the first three',
    ],
    clientSatisfaction: 94,
    href: '/services/contract-recruiter',
  },
  {
    title: 'Recruitment Process Outsourcing',
    description:
      'We run technical hiring from intake to signed offer; set up in two to four weeks.',
    features: [
      'One accountable delivery lead',
      'Process mapped before it is changed',
      'Interviewer pool on call',
      'Monthly figures you can audit',
    ],
    clientSatisfaction: 98,
    href: '/services/recruitment-process',
  },
  {
    title: 'Recruiter Training Programs',
    description:
      'Four to six weeks that teach recruiters to read a CV, a repository and an engineer’s answer.',
    features: [
      'Live calls with feedback',
      'Stack primers in plain language',
      'Screening question bank',
      'Three months of support afterwards',
    ],
    clientSatisfaction: 95,
    href: '/services/recruiter-training',
  },
]

export const relatedResources: readonly RelatedLink[] = [
  {
    title: 'How to Hire Software Developers',
    href: '/resources/how-to-hire-software-developers',
    description: 'Five steps to an accepted offer, with a suggested weighting for each assessment.',
    type: 'guide',
  },
  {
    title: 'Hiring for Financial Services',
    href: '/industries/financial-services',
    description: 'What regulation, latency and legacy cores change about engineers and interviews.',
    type: 'industry',
  },
  {
    title: 'The Technical Screening Process',
    href: '/resources/technical-screening-process',
    description:
      'Five stages, how long each should take, and the mistakes that lose good people between them.',
    type: 'resource',
  },
]

/**
 * The specification's marketing figures (section 9): the four that matter most to a hiring manager stand first. What each
 * counts is ours; docs/figures.md holds every figure of the site beside its caption.
 */
export const results: readonly Stat[] = [
  { value: '500+', label: 'Successful placements', description: 'Permanent and contract' },
  {
    value: '98%',
    label: 'Client satisfaction',
    description: 'Client companies that would engage us again',
  },
  {
    value: '60%',
    label: 'Faster hiring',
    description: 'From intake to accepted offer, against the year before',
  },
  { value: '24h', label: 'Report delivery', description: 'From interview to written evidence' },
]

export const furtherResults: readonly Stat[] = [
  { value: '20+', label: 'Years of experience', description: 'In recruiting' },
  { value: '500+', label: 'Tech experts', description: 'Who interview for us' },
  { value: '50+', label: 'Enterprise clients', description: 'So far' },
  { value: '98%', label: 'Assessment accuracy', description: 'Verdicts borne out at work' },
  { value: '95%', label: 'Placement success', description: 'Past the guarantee period' },
]

/** Shown in the results band and told to search engines: one source for both. */
export const rating = { value: 4.9, best: 5, reviews: 150 } as const

export const testimonials = [
  {
    quote:
      'The reports changed how we debrief. We stopped arguing about impressions and started reading the same evidence.',
    author: 'VP of Engineering',
    role: 'Payments company',
  },
  {
    quote:
      'Their interviewer had run the database we run. The candidate noticed within five minutes, and so did we.',
    author: 'Head of Platform',
    role: 'Healthcare software provider',
  },
  {
    quote:
      'We gave our senior engineers their Thursdays back. The people we hired since are still here.',
    author: 'Director of Talent Acquisition',
    role: 'Retail group with an in-house product team',
  },
] as const

export const processSteps: readonly Step[] = [
  {
    title: 'Identify Candidate Source',
    measure: 'You get: a written rubric for the role',
    description:
      'Your pipeline, ours, or both. We agree what the role needs to prove before anyone is contacted.',
  },
  {
    title: 'Initial Technical Screen',
    measure: 'You get: a shortlist with reasons',
    description: 'A short call with an engineer checks that the experience on paper is real.',
  },
  {
    title: 'Coding Assessment',
    measure: 'You get: reviewed code',
    description:
      'A task of the kind your team meets in an ordinary week, done live or at home and reviewed line by line.',
  },
  {
    title: 'Technical Evaluation Report',
    measure: 'You get: a report within 24 hours',
    description:
      'Scores against your rubric, the evidence for each, code samples and a clear recommendation.',
  },
  {
    title: 'Client Interview Coordination',
    measure: 'You get: dates, and questions left to ask',
    description:
      'We book the final conversations, brief both sides, and tell your panel what is left to find out.',
  },
]

export const perks = [
  {
    title: 'Flexible work arrangements',
    text: 'Interview from where you are, in hours you choose.',
  },
  {
    title: 'An expert recruitment process',
    text: 'Calibrated rubrics, prepared candidates and an editor for every report. You bring the judgement.',
  },
  {
    title: 'Professional development opportunities',
    text: 'Shadow other interviewers, calibrate in pairs, and hear how your own questions come across.',
  },
] as const

export const hours: readonly Definition[] = [
  { term: 'Monday to Friday', details: '8:00 AM to 6:00 PM CST' },
  { term: 'Weekends', details: 'Closed' },
]
