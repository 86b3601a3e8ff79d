import type { ServiceContent } from './service-content.ts'

export const content: ServiceContent = {
  title: 'Recruitment Process Outsourcing',
  description:
    'We run your technical hiring, from intake to signed offer or only the stages that slow you down. Inside your systems, under your name, measured by figures you choose, and built to be handed back.',
  metaTitle: 'Recruitment Process Outsourcing (RPO)',
  metaDescription:
    'Technical hiring run inside your systems, in whole or by stage. Implementation in 2–4 weeks, weekly figures, and a way back to your own team.',
  measure: { value: '2–4', unit: 'weeks', of: 'implementation' },
  benefits: [
    {
      title: 'One person answers for it',
      description:
        'A delivery lead on our side owns the plan, the figures and the excuses. Hiring managers have one name to call, and so do you.',
    },
    {
      title: 'Mapped before it is changed',
      description:
        'We follow real candidates through your stages and write down who waits for whom. Most of the delay turns out to be calendars, not sourcing, and that costs nothing to mend.',
    },
    {
      title: 'Technical stages by engineers',
      description:
        'Screens and interviews are run by practising engineers against scorecards that your own panel approved, so that quality does not fall when the volume rises.',
    },
    {
      title: 'Figures that can be audited',
      description:
        'Time in each stage, reasons for every rejection, offers made and declined, taken from your tracking system rather than from our spreadsheet.',
    },
    {
      title: 'Capacity that follows the plan',
      description:
        'When the plan is cut, so is the team that serves it. When a site opens, recruiters and interviewers are added before the requisitions arrive.',
    },
    {
      title: 'A way back',
      description:
        'The hand-back plan is part of the first week. Templates, scorecards and training material belong to you, and any stage can return to your team on its own.',
    },
  ],
  process: [
    {
      title: 'Walk through the process',
      description:
        'We sit with recruiters, managers and recent hires, read the tracking system, and show you one page: stages, owners, waiting times, and where people leave.',
    },
    {
      title: 'Design stages and service levels',
      description:
        'For each stage an owner, a time limit and a definition of done. What managers promise counts as much as what we promise; both stand in the agreement.',
    },
    {
      title: 'Implement',
      measure: '2–4 weeks',
      description:
        'Access, templates, scorecards, interviewer pool, training for hiring managers. We start with one team, fix what creaks, and then add the others.',
    },
    {
      title: 'Run',
      description:
        'Daily work in your systems. A weekly report for managers, a monthly one for you, and a quarterly look at whether the stages still earn their place.',
    },
    {
      title: 'Hand back or carry on',
      description:
        'Stage by stage, when your own team is ready. We shadow the first searches after each hand-over and then step aside.',
    },
  ],
  fit: {
    good: [
      'You hire engineers all year, in several teams or places',
      'Hiring managers each run a process of their own and compare notes afterwards',
      'Your recruiters are good and there are too few of them for the plan',
      'The board asks how long a hire takes and nobody can say',
    ],
    poor: [
      'A handful of roles a year: Direct Hire Placement needs less machinery',
      'The process works and lacks hands: see Contract Recruiter Staffing',
      'Managers cannot free time for interviews at all; no vendor can hire around that',
    ],
  },
  terms: [
    { term: 'Implementation', details: '2–4 weeks' },
    { term: 'Technical interviews', details: '60–90 minutes, report within 24 hours' },
    { term: 'Reporting', details: 'Weekly to managers, monthly to you' },
    { term: 'Hand-back', details: 'Any stage, planned from the first week' },
  ],
  testimonials: [
    {
      quote:
        'The first report was uncomfortable: the longest stage was the one my managers owned. It is the reason the second one looked better.',
      author: 'VP of People',
      role: 'Sponsor of the programme',
      company: 'software company with four engineering sites',
    },
    {
      quote:
        'We took sourcing back after a year, as planned. They trained the two people who do it now and sat in on their first searches.',
      author: 'Head of Talent',
      role: 'Owner of the process since hand-back',
      company: 'telecommunications provider',
    },
  ],
  faqs: [
    {
      question: 'Do we have to outsource the whole process?',
      answer:
        'No. Many clients keep sourcing or offers and give us the technical stages; others do the reverse. What matters is that each stage has one owner and that the join between two owners is written down.',
    },
    {
      question: 'What happens during the 2–4 weeks of implementation?',
      answer:
        'Access and data protection first, then scorecards and templates, then the training of hiring managers and the first live requisitions. Two weeks suffice for one team with a tracking system in order; four are realistic for several teams.',
    },
    {
      question: 'Will candidates know that you are not us?',
      answer:
        'They meet people who write from your domain and speak for your company. If somebody asks, our recruiters say honestly who employs them; it has never cost a candidate.',
    },
    {
      question: 'What becomes of our own recruiters?',
      answer:
        'They keep the searches they are best at, and usually gain time for hiring managers and for the employer brand. Where the aim is that they take over again, Recruiter Training Programs run alongside.',
    },
    {
      question: 'Which measures do you report?',
      answer:
        'Time in each stage, drop-out by stage and reason, interviews per hire, acceptance of offers, and how hires are judged after probation. We advise against rewarding anyone for time to hire alone: it is easily met by hiring the wrong person.',
    },
  ],
  related: [
    {
      title: 'Contract Recruiter Staffing',
      href: '/services/contract-recruiter',
      description: 'Recruiters for a while, directed by you.',
      type: 'service',
    },
    {
      title: 'Technical Screening',
      href: '/services/technical-screening',
      description: 'The first technical filter as a service of its own.',
      type: 'service',
    },
    {
      title: 'The cost of a slow hiring loop',
      href: '/resources/cost-of-a-slow-hiring-loop',
      description: 'What each idle day between two stages does to the people still in it.',
      type: 'resource',
    },
  ],
  closing: {
    title: 'Bring last year’s hires',
    description:
      'A list with dates is enough. In one call we find the stage that cost you most, whether or not we are the ones to fix it.',
  },
}
