import type { ServiceContent } from './service-content.ts'

export const content: ServiceContent = {
  title: 'IT Consultancy Solutions',
  description:
    'Senior engineers for a defined piece of work: a cloud migration, a data platform, a release process nobody trusts. Three to six months, a written goal, and a handover your team can run without us.',
  metaTitle: 'IT Consultancy Solutions',
  metaDescription:
    'Consultants who have done your migration, platform or delivery work before: 3–6 month engagements with a written goal and a real handover.',
  measure: { value: '3–6', unit: 'months', of: 'one engagement' },
  benefits: [
    {
      title: 'Someone who has done it twice',
      description:
        'The second migration goes better than the first. We place people who have made this particular mistake elsewhere and can show your team where it hides.',
    },
    {
      title: 'An end that is written down',
      description:
        'Goal, measure of success and exit stand on one page before anyone starts. An engagement that needs extending is a decision of yours, not a habit of ours.',
    },
    {
      title: 'Technically interviewed, like a hire',
      description:
        'Consultants are easily chosen by their slides. Ours are interviewed by an engineer of the same field, on a problem modelled on your own situation.',
    },
    {
      title: 'Knowledge that stays',
      description:
        'Pairing with your people is part of the plan from the first week. Decisions are recorded where your team keeps its own, and the last weeks belong to handover.',
    },
    {
      title: 'Advice apart from placement',
      description:
        'If a review shows that you need one permanent engineer rather than three consultants, we say so, even though it makes the engagement smaller.',
    },
    {
      title: 'Monthly review with a stop button',
      description:
        'Once a month sponsor, consultant and we look at the goal together. If the work has changed, the page is rewritten; if it is done early, the engagement ends early.',
    },
  ],
  process: [
    {
      title: 'Look at the problem',
      measure: 'Start within 48 hours',
      description:
        'A working session with the owner of the problem and the engineers next to it. We read code, pipelines and incident reports rather than asking for a requirements document.',
    },
    {
      title: 'Agree on one page',
      description:
        'Goal, boundaries, measure of success, who decides, what your side provides, and how we will know that it is time to leave.',
    },
    {
      title: 'Propose the consultant',
      description:
        'One or two people with an interview report each. You speak to them about the work itself before you say yes.',
    },
    {
      title: 'Do the work in the open',
      measure: '3–6 months',
      description:
        'In your repository, your backlog and your stand-up. Progress is visible in merged changes; a short written note each week says what was decided and what is at risk.',
    },
    {
      title: 'Hand over',
      description:
        'Your team runs the system with the consultant watching, then with the consultant away, then alone. Only then is the engagement closed.',
    },
  ],
  fit: {
    good: [
      'The problem is bounded and somebody in-house owns it',
      'Your team could do it, but has never done it and the date is fixed',
      'An architecture decision needs an opinion without a stake in the outcome',
    ],
    poor: [
      'The work never ends: hire for it with Direct Hire Placement',
      'What is missing is recruiters, not engineers: see Contract Recruiter Staffing',
      'Nobody on your side has time to decide; then the first step is a smaller scope',
    ],
  },
  terms: [
    { term: 'Engagement', details: '3–6 months' },
    { term: 'First working session', details: 'Within 48 hours' },
    { term: 'Review', details: 'Every month, with the right to stop' },
    { term: 'Guarantee period', details: '2 weeks' },
  ],
  testimonials: [
    {
      quote:
        'The most useful sentence of the engagement came in week two: you do not need this cluster. The rest of the months went into proving it and switching it off.',
      author: 'Director of Infrastructure',
      role: 'Sponsor of a platform review',
      company: 'insurance group',
    },
    {
      quote:
        'I expected a document. I got a release pipeline, two engineers who understand it, and a consultant who left on the day we had agreed.',
      author: 'Head of Software Development',
      role: 'Owner of the delivery project',
      company: 'industrial equipment manufacturer',
    },
  ],
  faqs: [
    {
      question: 'What kinds of work do you take on?',
      answer:
        'Cloud and data-centre migrations, data platforms, performance and reliability, delivery pipelines, architecture and code reviews, and technical due diligence. We do not take work whose only measure is hours present.',
    },
    {
      question: 'How is this different from staff augmentation?',
      answer:
        'Augmentation adds a pair of hands to your backlog. A consultancy engagement has a goal of its own, a named owner on your side and a planned end; if you would measure it in seats, we find you contract engineers for a term, or somebody to hire, interviewed in the same way.',
    },
    {
      question: 'Can the consultant stay on permanently?',
      answer:
        'Sometimes both sides wish it. We agree on the terms for that before the engagement begins, so that the question never colours the advice.',
    },
    {
      question: 'Who owns what is built?',
      answer:
        'You do: code, diagrams, notes and scripts, from the moment they are written. The work happens in your accounts and repositories, so there is nothing to transfer at the end.',
    },
    {
      question: 'Do consultants work on site?',
      answer:
        'Where the work asks for it: a plant, a data centre, a workshop with people who have never met. Most of the time they work remotely in your hours.',
    },
    {
      question: 'What does the guarantee period of 2 weeks cover?',
      answer:
        'If it shows in the first two weeks that the consultant is not the right one, we find another, with the brief corrected by what was learned.',
    },
  ],
  related: [
    {
      title: 'Direct Hire Placement',
      href: '/services/direct-hire',
      description: 'When the review says that the work is permanent.',
      type: 'service',
    },
    {
      title: 'Case study: IT contractors',
      href: '/case-studies/it-contractors',
      description: 'How a clinical records system moved before its hosting contract ran out.',
      type: 'resource',
    },
    {
      title: 'Hiring for Financial Services',
      href: '/industries/financial-services',
      description: 'What regulation and legacy cores change about migrations and about people.',
      type: 'industry',
    },
  ],
  closing: {
    title: 'Describe the problem in one sentence',
    description:
      'We will ask three questions about it. If after that a consultant is not the answer, the call has cost you half an hour.',
  },
}
