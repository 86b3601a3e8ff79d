import type { RelatedLink } from 'shared-ui'
import type { GuideText } from './guide.tsx'
import type { Stage } from './stage-timeline.tsx'
import type { Topic } from './topic-cards.tsx'

export const screeningStages: readonly Stage[] = [
  {
    title: 'Resume and portfolio review',
    minutes: [15, 20],
    description:
      'Read for evidence, not for keywords: what did this person decide, at what scale, and what happened afterwards? Two people read the first ten against the same written criteria, so that the standard is set before it is applied.',
  },
  {
    title: 'Phone screen',
    minutes: [30, 45],
    description:
      'Motivation, notice period, working language, and three technical questions whose good answers you have written down. Explain the remaining stages here; a candidate who knows the way through seldom drops out halfway.',
  },
  {
    title: 'Coding assessment',
    minutes: [45, 90],
    description:
      'A small task from your own domain with a correct core and an open end. Rate correctness, readability, tests and how they deal with an ambiguous sentence in the brief. Live, never more than 90 minutes; at home, never more than three hours: beyond that you measure who has free evenings.',
  },
  {
    title: 'System design discussion',
    minutes: [45, 60],
    description:
      'One system, one constraint that changes halfway. Listen for the questions they ask first, for numbers, and for what they would leave out. Juniors get an interface and its errors; staff engineers get the migration.',
  },
  {
    title: 'Technical deep dive',
    minutes: [30, 45],
    description:
      'Something they have built, as far down as they can go. The depth at which “we” becomes “I” is the depth at which they did the work.',
  },
]

export const assessmentAreas: readonly Topic[] = [
  {
    title: 'Problem solving',
    description: 'Breaks a vague task into parts that can be checked, and says what is assumed.',
  },
  {
    title: 'Code quality',
    description:
      'Names, structure, tests and error cases that a colleague could take over tomorrow.',
  },
  {
    title: 'Foundations',
    description:
      'Data structures, concurrency, networks and storage as far as the role needs them.',
  },
  {
    title: 'System thinking',
    description:
      'Sees load, failure, cost and change as parts of the design rather than as afterthoughts.',
  },
  {
    title: 'Tools of the role',
    description:
      'Idiomatic use of the language and framework in question, including when not to use it.',
  },
  {
    title: 'Collaboration',
    description:
      'Takes a hint, disagrees with a reason, and leaves the other person better informed.',
  },
]

export const bestPractices: readonly string[] = [
  'Give every candidate for a role the same core questions in the same order.',
  'Describe weak, sound and strong answers before the first interview, in words.',
  'Let candidates use their own editor, documentation and the tools they would have at work.',
  'Write notes during the conversation and the rating within the hour, before talking to anybody.',
  'Tell candidates the result within two working days, with one sentence they can use.',
  'Offer adjustments in the invitation, so that nobody has to ask for one.',
]

export const commonMistakes: readonly string[] = [
  'Puzzles that measure preparation for puzzles.',
  'A take-home task of a weekend, unpaid and unread.',
  'Five interviewers who all ask about the last project.',
  'Ratings such as “good vibe”, which nobody can check or defend.',
  'Raising the bar in the middle of a search without telling anyone.',
  'Treating a failed first stage as knowledge about the person rather than about one hour.',
]

const related: readonly RelatedLink[] = [
  {
    title: 'How to Hire Software Developers',
    href: '/resources/how-to-hire-software-developers',
    description: 'The whole process around these stages, with a suggested weighting.',
    type: 'guide',
  },
  {
    title: 'Technical Screening',
    href: '/services/technical-screening',
    description: 'We run the first three stages for you, two to four hours per candidate.',
    type: 'service',
  },
  {
    title: 'Technical Recruiting Glossary',
    href: '/glossary',
    description: 'Scorecard, calibration, adverse impact: the terms used above, in plain words.',
    type: 'resource',
  },
]

export const screeningGuide: GuideText = {
  slug: 'technical-screening-process',
  title: 'The Technical Screening Process',
  description:
    'A five-stage framework for technical screening with durations, core assessment areas, best practices and the mistakes that cost good candidates.',
  lead: 'Five stages that take a candidate from a CV to a decision you can defend, and how long each should last.',
  calls: [
    { to: '/services/technical-screening', label: 'See technical screening' },
    { to: '/services/recruiter-training', label: 'Train your recruiters' },
  ],
  related,
  closing: {
    title: 'Run it with us, or learn to run it yourselves',
    text: 'Screening, the first three stages, takes two to four hours per candidate, our reading and write-up included; training takes four to six weeks.',
    calls: [
      { to: '/services/technical-screening', label: 'Technical screening' },
      { to: '/services/recruiter-training', label: 'Recruiter training' },
    ],
  },
}
