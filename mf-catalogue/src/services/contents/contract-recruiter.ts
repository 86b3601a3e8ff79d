import type { ServiceContent } from './service-content.ts'

export const content: ServiceContent = {
  title: 'Contract Recruiter Staffing',
  description:
    'A technical recruiter who joins your team for three months or more: in your tools, under your name, with engineering requisitions behind them. For a hiring push, a leave, or a site that opens before its recruiters are hired.',
  metaTitle: 'Contract Recruiter Staffing',
  metaDescription:
    'Technical recruiters who join your team for 3 months or more, work in your tools and already know how engineering roles are filled.',
  measure: { value: '3', unit: 'months', of: 'minimum contract' },
  benefits: [
    {
      title: 'Capacity without a headcount',
      description:
        'Hiring comes in waves and recruiting teams do not. Add a recruiter for the wave, keep the one who knows your company, and let the contract end when the seats are filled.',
    },
    {
      title: 'Fluent on the first day',
      description:
        'They have worked in the common applicant tracking systems and know what separates a site reliability engineer from a system administrator. You explain your company, not the trade.',
    },
    {
      title: 'Yours to direct',
      description:
        'The recruiter sits in your stand-up, sends mail from your domain and follows your priorities. Candidates meet your company, never an agency.',
    },
    {
      title: 'A bench behind one person',
      description:
        'When a search turns difficult, the recruiter can ask colleagues who have filled the same role, and our interviewers can take the technical screen.',
    },
  ],
  process: [
    {
      title: 'Size the need',
      measure: 'Start within 48 hours',
      description:
        'How many roles, which ones, by when, and what your own recruiters keep. We say how many requisitions one person can carry well; it is fewer than most plans assume.',
    },
    {
      title: 'Match the recruiter',
      description:
        'You meet two people who have recruited for similar teams, and choose. Their earlier searches are described by role and market, so that you can ask about them.',
    },
    {
      title: 'Settle in',
      description:
        'Access, tone of voice, interview stages, hiring managers. By the end of the first week live requisitions are in hand and every manager has had an intake call.',
    },
    {
      title: 'Recruit',
      measure: '3 months or more',
      description:
        'Search, outreach, screening, scheduling, offers. A weekly note shows the pipeline of each role, where people drop out, and what would help.',
    },
    {
      title: 'Leave tidily',
      description:
        'Pipelines, notes and warm contacts are handed over in writing. Everything was kept in your system anyway, so nobody has to be asked for it later.',
    },
  ],
  fit: {
    good: [
      'A funding round, a new site or a product launch has doubled the plan for a while',
      'One of your recruiters is on leave and their requisitions cannot wait',
      'You want to keep the process in-house and only lack hands',
      'Your recruiters are generalists and the open roles are not',
    ],
    poor: [
      'One or two roles are open: Direct Hire Placement is simpler',
      'The process itself is the trouble: Recruitment Process Outsourcing rebuilds it',
      'Your recruiters have time but lack technical depth: Recruiter Training Programs last longer',
    ],
  },
  terms: [
    { term: 'Contract minimum', details: '3 months, then month by month' },
    { term: 'First proposal', details: 'Within 48 hours' },
    { term: 'Guarantee period', details: '2 weeks' },
    { term: 'Reporting', details: 'Weekly, from your own tracking system' },
  ],
  testimonials: [
    {
      quote:
        'After a month our managers forgot she was on a contract. They noticed when it ended, because she had left them a list of people to call in spring.',
      author: 'Director of Talent Acquisition',
      role: 'Head of the recruiting team',
      company: 'payments company',
    },
    {
      quote:
        'He argued with me about must-haves in the first intake. I had three fewer of them afterwards and twice the candidates.',
      author: 'Head of Engineering',
      role: 'Hiring manager for two squads',
      company: 'online marketplace',
    },
  ],
  faqs: [
    {
      question: 'Why is the minimum 3 months?',
      answer:
        'An engineering search takes weeks from intake to signature. A recruiter who leaves earlier would open searches that somebody else has to close, and you would pay for the learning without the result.',
    },
    {
      question: 'How many roles can one recruiter carry?',
      answer:
        'It depends on how alike they are. Several openings for one profile in one market can run together; a staff engineer, a data scientist and a security lead are three separate searches. We work that out with you before you sign.',
    },
    {
      question: 'Whose tools and contracts are used?',
      answer:
        'Yours. The recruiter works in your applicant tracking system with your sourcing licences, under your privacy rules. Candidate data never leaves your systems.',
    },
    {
      question: 'What if recruiter and team do not suit each other?',
      answer:
        'Say so within the guarantee period of 2 weeks and we replace the person. Later than that we talk first: it is often the brief, and a new recruiter would inherit it.',
    },
    {
      question: 'May we hire the recruiter afterwards?',
      answer:
        'Yes, on terms agreed before the contract starts. We would rather place somebody you want to keep than somebody you are glad to see leave.',
    },
    {
      question: 'What does it cost?',
      answer:
        'You pay for the recruiter by the month, and we name the rate on the first call, when we know the roles and the country. Nothing starts before you have it in writing.',
    },
  ],
  related: [
    {
      title: 'Recruitment Process Outsourcing',
      href: '/services/recruitment-process',
      description: 'When you want the stages run and answered for, not just staffed.',
      type: 'service',
    },
    {
      title: 'Recruiter Training Programs',
      href: '/services/recruiter-training',
      description: 'Teach the recruiters you already have to read engineering work.',
      type: 'service',
    },
    {
      title: 'Case study: contract recruitment',
      href: '/case-studies',
      description: 'A second engineering site, staffed in a city where nobody knew the company.',
      type: 'resource',
    },
  ],
  closing: {
    title: 'How many seats, and by when?',
    description:
      'Those two numbers are enough for a first conversation. We tell you whether one recruiter can do it, and what to postpone if not.',
  },
}
