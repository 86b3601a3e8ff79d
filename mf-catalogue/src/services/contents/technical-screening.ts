import type { ServiceContent } from './service-content.ts'

export const content: ServiceContent = {
  title: 'Technical Screening',
  description:
    'One question, answered early and the same way for everyone: is this person plausible for this level? A review of real work, a structured conversation and a short exercise, so that your engineers meet only people worth an hour.',
  metaTitle: 'Technical Screening Services',
  metaDescription:
    'A structured technical screen of 2–4 hours per candidate: work review, conversation and practical exercise, with criteria applied evenly.',
  measure: { value: '2–4', unit: 'hours', of: 'per candidate' },
  benefits: [
    {
      title: 'The same bar for everybody',
      description:
        'Criteria and pass mark are fixed before the first CV is opened. The fortieth candidate on a Friday is read as the first one was on Monday.',
    },
    {
      title: 'Work before puzzles',
      description:
        'We begin with what people have made: repositories, articles, a system they can describe. The exercise covers only what that left open.',
    },
    {
      title: 'A no with a reason',
      description:
        'Every rejection has a sentence you could read to the candidate. It keeps the process fair, and it shows you when the brief rather than the market is the trouble.',
    },
    {
      title: 'Honest about doubt',
      description:
        'The verdict is yes, no, or a named doubt. The third one says what to ask in the next round, which is often the most useful line of the report.',
    },
  ],
  process: [
    {
      title: 'Set the criteria',
      measure: 'Start within 48 hours',
      description:
        'From your brief we draw four to six things a candidate must show at this stage, and leave the rest to the interviews. You approve them once.',
    },
    {
      title: 'Review CV and portfolio',
      description:
        'An engineer reads what the candidate has built and notes claims to check. Gaps and job changes are not scored.',
    },
    {
      title: 'Talk',
      description:
        'A structured call on one project in depth: what was decided, what was given up, what went wrong. Fluent talkers and quiet specialists are asked the same follow-ups.',
    },
    {
      title: 'Exercise',
      description:
        'A short practical task in the candidate’s language, with documentation at hand. It is reviewed by an engineer, including the commit messages.',
    },
    {
      title: 'Verdict',
      measure: 'Report within 24 hours',
      description:
        'A page per candidate: evidence for each criterion, yes, no or doubt, and what the next interviewer should pick up.',
    },
  ],
  fit: {
    good: [
      'Many applicants arrive and few survive your first interview',
      'Recruiters pass people on by keyword because they have nothing else to go by',
      'Several teams hire for the same level and each has a bar of its own',
      'Applications written with a language model have made CVs look alike',
    ],
    poor: [
      'A handful of candidates: go straight to Technical Interview as a Service',
      'Senior people approached by search: two hours of screening sends the wrong signal',
      'You want your own recruiters to screen: Recruiter Training Programs teach it',
    ],
  },
  terms: [
    { term: 'Screening', details: '2–4 hours per candidate, all parts together' },
    { term: 'First screens', details: 'Within 48 hours' },
    { term: 'Report', details: 'Within 24 hours of the last part' },
    { term: 'Asked of the candidate', details: 'One call and one short exercise' },
  ],
  testimonials: [
    {
      quote:
        'We used to interview eleven people for one offer. What changed was less the number than that nobody left the room wondering why we had met.',
      author: 'Team Lead, Backend',
      role: 'Interviewer on the panel',
      company: 'travel booking platform',
    },
    {
      quote:
        'Two of the rejections looked wrong to me, so I asked. I got the code and the criteria in the same hour, and agreed with one of them.',
      author: 'Technical Recruiter',
      role: 'Owner of the pipeline',
      company: 'healthcare software provider',
    },
  ],
  faqs: [
    {
      question: 'Is 2–4 hours not too much for a first filter?',
      answer:
        'The figure covers our reading, the call, the exercise and the write-up. Of it the candidate gives one call and one short exercise, and may choose the day. Anything longer we consider unpaid work.',
    },
    {
      question: 'How is screening different from a technical interview?',
      answer:
        'Screening asks whether somebody is plausible; an interview asks how good they are. The screen is broader, cheaper per person and never the last word on a yes.',
    },
    {
      question: 'How do you detect work that is not the candidate’s own?',
      answer:
        'By talking about it. Whoever wrote the code can say what they tried first and what they would change. We do not use proctoring software; it insults the honest and is evaded by the others.',
    },
    {
      question: 'May candidates use AI assistants in the exercise?',
      answer:
        'That is your decision, made once for the role and told to everybody. When they are allowed, the review asks how the output was checked; when they are not, the call covers the same ground.',
    },
    {
      question: 'Do candidates get feedback?',
      answer:
        'Everyone hears the result, and one thing they can use elsewhere. They hear all reasons if you agree to it, and we advise that you do: two honest sentences turn a rejected applicant into someone who speaks well of you.',
    },
  ],
  related: [
    {
      title: 'Technical Interview as a Service',
      href: '/services/technical-interview',
      description: 'The next stage: 60–90 minutes in depth with a practising engineer.',
      type: 'service',
    },
    {
      title: 'Coding Interview Services',
      href: '/services/coding-interviews',
      description: 'Live coding on a realistic task, run and scored by engineers.',
      type: 'service',
    },
    {
      title: 'The Technical Screening Process',
      href: '/resources/technical-screening-process',
      description:
        'The whole five-stage framework, of which the service is the first three, with times.',
      type: 'guide',
    },
  ],
  closing: {
    title: 'How many do you interview for one offer?',
    description:
      'If the number is higher than you like, bring the last ten CVs that passed your filter. We will read them with you on the call.',
  },
}
