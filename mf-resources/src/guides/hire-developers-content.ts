import type { RelatedLink, Step } from 'shared-ui'
import type { GuideText } from './guide.tsx'
import type { Topic } from './topic-cards.tsx'
import type { Weight } from './weight-chart.tsx'

export const hiringSteps: readonly Step[] = [
  {
    title: 'Define requirements',
    description:
      'Write down what the person will have changed after six months, then derive four to six competencies from it. Separate what must be there on the first day from what a good engineer learns in a quarter. If the hiring manager and the team lead would rank two sample CVs differently, the definition is not finished.',
  },
  {
    title: 'Source candidates',
    description:
      'Use at least two channels with different biases: referrals bring people like the team, adverts bring people who are looking, direct search brings people who are not. Say in the first message what the system does, which part is broken, who decides, and how many conversations there will be.',
  },
  {
    title: 'Technical screening',
    description:
      'One short, job-related exercise that every candidate gets, rated against described levels. Its only purpose is to decide who deserves an hour of your engineers’ time. Tell candidates beforehand what is tested and which tools they may use, including AI assistants.',
  },
  {
    title: 'In-depth interviews',
    description:
      'Split the competencies among the interviewers so that nobody asks the same question twice. Live coding shows how somebody works, system design how they reason about trade-offs, a conversation about past work how they decide with others. Notes are written before anybody talks.',
  },
  {
    title: 'Final evaluation',
    description:
      'Meet within a day. Read the scorecards first, start with the most junior interviewer, and argue about evidence rather than impressions. Decide hire or no hire on the bar you wrote down in step one; “let us see a few more” is a no that costs a good candidate two weeks.',
  },
]

export const essentialSkills: readonly Topic[] = [
  {
    title: 'Working code in a real language',
    description:
      'Can turn a plain description into readable, tested code and explain each choice. Fluency in one language says more than a list of nine.',
  },
  {
    title: 'Debugging',
    description:
      'Forms a hypothesis, finds the cheapest way to disprove it, and stops guessing when the evidence runs out. Give them a failing test rather than a blank page.',
  },
  {
    title: 'Data and interfaces',
    description:
      'Chooses structures and boundaries that survive the second requirement: keys, indexes, error cases, versions of an API.',
  },
  {
    title: 'Operations',
    description:
      'Knows how the code will be deployed, watched and rolled back, and what it does when a dependency is slow rather than down.',
  },
  {
    title: 'Reading and reviewing',
    description:
      'Most of the job is other people’s code. Let candidates review a real change: what they notice first tells you their level.',
  },
  {
    title: 'Plain communication',
    description:
      'Says what they do not know, asks before assuming, and can explain a delay to somebody who does not write code.',
  },
]

/** Suggested weights of an assessment; they add up to 100%. */
export const assessmentWeights: readonly Weight[] = [
  {
    label: 'Portfolio and code review',
    percent: 30,
    description: 'What they have built, and what they see in code that is not theirs.',
  },
  {
    label: 'Live coding',
    percent: 40,
    description: 'One realistic problem, in their own editor, with questions allowed.',
  },
  {
    label: 'System design',
    percent: 20,
    description: 'Trade-offs under a constraint you name; scaled to the level.',
  },
  {
    label: 'Cultural fit',
    percent: 10,
    description: 'Ways of working, described in advance; never “would I have a beer with them”.',
  },
]

export const hiringChallenges: readonly { challenge: string; solution: string }[] = [
  {
    challenge: 'Strong candidates leave before the offer',
    solution:
      'Count the days between stages. Book the whole loop in one go, keep the decision within 24 hours of the last interview, and tell candidates the date on which they will hear from you.',
  },
  {
    challenge: 'Every interviewer has a private bar',
    solution:
      'Write level descriptions for each competency, let two people rate the same recording once a quarter, and talk about the differences until the wording is clear.',
  },
  {
    challenge: 'Engineers spend their week interviewing',
    solution:
      'Move the first technical stage out of the team: a screening of two to four hours per candidate, done by people who interview for a living, leaves your engineers only the conversations that need them.',
  },
  {
    challenge: 'The new hire is not what the interview promised',
    solution:
      'Compare scorecards with the review after six months. Drop the questions that predicted nothing, and test what surprised you.',
  },
]

const related: readonly RelatedLink[] = [
  {
    title: 'The Technical Screening Process',
    href: '/resources/technical-screening-process',
    description: 'The five stages of steps three and four in detail, with durations.',
    type: 'guide',
  },
  {
    title: 'Technical Interview as a Service',
    href: '/services/technical-interview',
    description: 'Experienced engineers interview your candidates and report within 24 hours.',
    type: 'service',
  },
  {
    title: 'Hiring in Financial Services',
    href: '/industries/financial-services',
    description: 'What changes when auditors read your process too.',
    type: 'industry',
  },
]

export const hiringGuide: GuideText = {
  slug: 'how-to-hire-software-developers',
  title: 'How to Hire Software Developers',
  description:
    'A five-step process for hiring software developers: requirements, sourcing, technical screening, interviews and evaluation, with an assessment weighting.',
  lead: 'Five steps from an empty chair to a signed offer, what to test on the way, how to weigh it, and what usually goes wrong.',
  calls: [
    { to: '/contact', label: 'Talk to us about your role' },
    { to: '/services/technical-screening', label: 'See technical screening' },
  ],
  related,
  closing: {
    title: 'Would you rather hand over step three?',
    text: 'We start within 48 hours of the briefing and report within 24 hours of each assessment.',
    calls: [
      { to: '/services/technical-screening', label: 'Technical screening' },
      { to: '/contact', label: 'Contact us' },
    ],
  },
}
