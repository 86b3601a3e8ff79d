import type { ServiceContent } from './service-content.ts'

export const content: ServiceContent = {
  title: 'Direct Hire Placement',
  description:
    'Permanent engineers, found by search rather than by advert, and interviewed by an engineer before you meet them. You see a shortlist with reasons, not a stack of CVs.',
  metaTitle: 'Direct Hire Placement for Engineering Teams',
  metaDescription:
    'Permanent engineering hires from a shortlist that has already passed a technical interview, with a guarantee period of 2 weeks.',
  measure: { value: '2', unit: 'weeks', of: 'guarantee period' },
  benefits: [
    {
      title: 'A brief the market can answer',
      description:
        'Most searches fail in the job description. We rewrite it with the hiring manager around the first six months of work, and say plainly which requirements shrink the market to nobody.',
    },
    {
      title: 'People who were not looking',
      description:
        'Engineers worth hiring seldom answer adverts. A recruiter who can discuss their last project writes to them, and tells them what the job is before asking for a CV.',
    },
    {
      title: 'Tested before you meet them',
      description:
        'Everyone on the shortlist has had a technical interview of 60–90 minutes with a practising engineer. The report comes with the CV, weaknesses included.',
    },
    {
      title: 'Offers that hold',
      description:
        'We ask early what would make the candidate say yes, who else is in the race and what their employer will do. A counter-offer that surprises you means we did not do our work.',
    },
  ],
  process: [
    {
      title: 'Write the brief',
      description:
        'One hour with the hiring manager and one with somebody who would sit beside the new colleague. The result is a scorecard and a two-page brief that you approve.',
    },
    {
      title: 'Search and approach',
      measure: 'Start within 48 hours',
      description:
        'We map the companies where this work is done, approach people one by one, and report each week whom we spoke to and why some said no. Their reasons often improve the role.',
    },
    {
      title: 'Interview technically',
      measure: '60–90 minutes',
      description:
        'An engineer interviews each serious candidate against the scorecard. The report is with you within 24 hours.',
    },
    {
      title: 'Present the shortlist',
      description:
        'A handful of people, each with report, notice period, motives and what we are not sure about. You interview whom you like.',
    },
    {
      title: 'Close and hand over',
      measure: 'Guarantee period: 2 weeks',
      description:
        'We prepare the offer conversation with both sides, keep in touch through the notice period, and check in with manager and engineer through the first weeks.',
    },
  ],
  fit: {
    good: [
      'The work is permanent and the person will own a part of your system',
      'Adverts bring many applicants and few you would interview twice',
      'You need a level or a specialism you have not hired before',
      'A wrong choice would cost more than another month of search',
    ],
    poor: [
      'The need ends with a project: IT Consultancy Solutions is meant for that',
      'You already have candidates and only doubt your interviews: take Technical Interview as a Service',
      'You hire for many teams at once: Recruitment Process Outsourcing costs you less attention',
    ],
  },
  terms: [
    { term: 'Technical interview', details: '60–90 minutes, for every person presented' },
    { term: 'Interview report', details: 'Within 24 hours' },
    { term: 'Search begins', details: 'Within 48 hours of the brief you approve' },
    { term: 'Guarantee period', details: '2 weeks' },
  ],
  testimonials: [
    {
      quote:
        'Four names instead of forty, and the report on the third one told us why we should hesitate. We hired her anyway, with our eyes open, and were right to.',
      author: 'Engineering Manager',
      role: 'Hiring manager for a platform team',
      company: 'logistics software company',
    },
    {
      quote:
        'They told me in the first call that my requirement list described two people. It did. We hired both, six weeks apart.',
      author: 'Chief Technology Officer',
      role: 'Client for three permanent roles',
      company: 'diagnostics start-up',
    },
  ],
  faqs: [
    {
      question: 'Which roles do you place?',
      answer:
        'Software, data, infrastructure, security and quality engineers, and the people who lead them, from a first job after the degree to head of engineering. If nobody on our interviewer list can judge a specialism, we decline the search.',
    },
    {
      question: 'What does the guarantee period of 2 weeks cover?',
      answer:
        'If the placement does not hold in its first two weeks, whoever ends it, we search again with the brief corrected by what was learned. It is short because the technical interview, not the guarantee, is what protects you.',
    },
    {
      question: 'Do you work exclusively?',
      answer:
        'For senior and specialist roles we ask for it: good candidates notice when three agencies call about one job, and think less of it. For other roles it is your choice.',
    },
    {
      question: 'May we run our own technical round as well?',
      answer:
        'Please do, and let it start where our report ends. Repeating the same exercise costs you candidates; asking the open questions from the report makes the decision easier.',
    },
    {
      question: 'How do you deal with counter-offers?',
      answer:
        'We raise them in our first conversation with the candidate and again before your offer. Somebody who only wants a better title where they sit should find that out before you have planned around them.',
    },
    {
      question: 'What does it cost?',
      answer:
        'It depends on the role, the number and the country: you hear it on the first call and have it in writing before the search begins. Our article on how recruiters are paid says what each kind of fee rewards.',
    },
  ],
  related: [
    {
      title: 'Technical Interview as a Service',
      href: '/services/technical-interview',
      description: 'The interview alone, for candidates from your own pipeline.',
      type: 'service',
    },
    {
      title: 'AI/ML Engineer Recruitment',
      href: '/services/ai-ml-recruitment',
      description:
        'The same search for machine learning roles, with interviewers who have shipped models.',
      type: 'service',
    },
    {
      title: 'How to Hire Software Developers',
      href: '/resources/how-to-hire-software-developers',
      description:
        'Five steps from a role worth advertising to an accepted offer, with a weighting for each assessment.',
      type: 'guide',
    },
  ],
  closing: {
    title: 'Which seat has been empty longest?',
    description:
      'Bring that one. In a call we tell you how many people in your market could do the job, and what would make them listen.',
  },
}
