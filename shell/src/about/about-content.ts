import type { Definition, Stat, Step } from 'shared-ui'

export const story: readonly string[] = [
  'Our founder spent years on both sides of the interview table: first as an engineer who was asked to interview because somebody had to, later as the manager who lived with the result. The pattern was hard to miss. Two good engineers met the same candidate, asked whatever came to mind, and disagreed. The debrief went to whoever spoke with the most conviction. Nobody ever looked back to see who had been right.',
  'So looking back came first. Before each interview our founder wrote down what the role had to prove. During it, what the candidate said and did. Half a year into the job, what had turned out to be true. Page by page it became clear which questions foretold how somebody works, and which only foretold how somebody interviews. Most favourites did not survive.',
  'That notebook is how the firm began, and it is still how we work: say beforehand what is measured, let someone who does the work measure it, write down what was seen, and check later whether it was right. A plumb line does the same. It is a weight on a string. It flatters no wall, and it gives the same answer whoever holds it.',
]

/** Figures: the specification's section 9. */
export const inShort: readonly Definition[] = [
  { term: 'Experience', details: '20+ years in technical recruiting' },
  { term: 'Our network', details: '500+ tech experts who interview for us' },
  { term: 'Who we work for', details: '50+ enterprise clients so far' },
  { term: 'How soon we start', details: 'Within 48 hours' },
]

export const capabilities = [
  {
    title: 'We interview engineers',
    text: 'An engineer who works in your stack holds a conversation of 60 to 90 minutes about the work itself: real code, real trade-offs, the questions your own team would ask if it had the afternoon.',
  },
  {
    title: 'We find and place them',
    text: 'Recruiters who read code search for the role as it is rather than for its keywords, send shortlists with evidence, and stay through offer and notice period into the first weeks.',
  },
  {
    title: 'We leave you better at it',
    text: 'We train your recruiters on live calls for four to six weeks, with three months of support afterwards, and your interviewers in an afternoon, so that the next search needs us less than this one did.',
  },
] as const

export const statistics: readonly Stat[] = [
  {
    value: '98%',
    label: 'Interview accuracy',
    description: 'Verdicts borne out at work',
  },
  {
    value: '95%',
    label: 'Placement success rate',
    description: 'Past the guarantee period of two weeks',
  },
  {
    value: '500+',
    label: 'Technical assessments',
    description: 'On their own; those in our searches come on top',
  },
  {
    value: '24h',
    label: 'Report delivery',
    description: 'From the end of the interview to your desk',
  },
]

export const method: readonly Step[] = [
  {
    title: 'Agree what counts',
    measure: 'Before the first interview',
    description:
      'We write a rubric with you: what the role has to prove, and what a weak, a sound and a strong answer look like. Once the first candidate has been heard it changes only when you agree, and everyone heard before is rated again.',
  },
  {
    title: 'Send somebody who knows',
    measure: '60–90 minutes',
    description:
      'The interviewer works in that technology, at the level of the role or above it. Nobody is judged on a tool that their interviewer knows only from a job description.',
  },
  {
    title: 'Evidence first, verdict second',
    measure: 'Within 24 hours',
    description:
      'Beside every score stands what the candidate said or did. The recommendation is written last, and an editor sends back each sentence that has nothing behind it.',
  },
  {
    title: 'Check the answer',
    measure: 'Once the engineer is at work',
    description:
      'We ask how it turned out and lay that beside our report. Where we were wrong, the rubric changes, or the interviewer is told why.',
  },
]

/** An illustration of the form, about nobody. */
export const reportLine: readonly Definition[] = [
  {
    term: 'Asked',
    details:
      'This query takes 40 seconds in production and 40 milliseconds here. Where do you look?',
  },
  {
    term: 'Seen',
    details:
      'Compared both query plans before proposing anything. Noticed that the row estimate was a thousand times too low, suspected stale statistics, and said how to prove it.',
  },
  { term: 'Not seen', details: 'How to keep it from happening again; asked twice.' },
  { term: 'Score', details: '3 of 4, level agreed: senior' },
]

export const refusals = [
  {
    title: 'Trick questions',
    text: 'A puzzle shows who has met the puzzle before. We ask about work that the role contains.',
  },
  {
    title: 'Free labour',
    text: 'Tasks are short, made for the purpose, and never a piece of somebody’s backlog.',
  },
  {
    title: 'Marks for polish',
    text: 'Accent, school, famous employers and gaps in a CV are not in the rubric and not in the report.',
  },
  {
    title: 'A verdict to please',
    text: 'An interviewer gains nothing from your decision. “Not yet” is an answer we give, with reasons.',
  },
  {
    title: 'Candidates as stock',
    text: 'We introduce an engineer with their consent, for a role they have read. CVs are not sent round to see who bites.',
  },
  {
    title: 'A search that cannot succeed',
    text: 'When brief, budget and date do not meet in the market, you hear it on the first call.',
  },
] as const
