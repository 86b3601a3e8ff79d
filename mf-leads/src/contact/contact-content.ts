import type { Definition, Step } from 'shared-ui'

export const businessHours: Definition[] = [
  { term: 'Monday to Friday', details: '8:00 AM to 6:00 PM CST' },
  { term: 'Weekends', details: 'Closed' },
]

const confirmation: Step = {
  title: 'You get a confirmation',
  description:
    'An email tells you that your message has reached us, as a rule within minutes. If none has come by the next working day, look in your spam folder, then write to us once more.',
}

/** What a company reads that hires. Figures: the specification's service terms (section 9). */
export const forHiring = {
  heading: 'Tell us what you need',
  lead: 'Tell us which engineers you need and what has been hard about finding them: the stack, the level, the number, the date.',
  steps: [
    confirmation,
    {
      title: 'A recruiter answers',
      description:
        'During business hours, someone who hires for roles like yours replies with the questions that decide the search: which skills are essential, who interviews today, and by when the seat must be filled.',
    },
    {
      title: 'We agree on how to measure',
      measure: 'Start within 48 hours',
      description:
        'You choose the interview format and what a good answer is. Each assessment takes 60–90 minutes with an interviewer who works in that technology.',
    },
    {
      title: 'You read the report',
      measure: 'Within 24 hours',
      description:
        'For each candidate you get what was asked, what was answered, and a recommendation with its reasons.',
    },
  ] satisfies Step[],
}

/** What somebody reads who writes about an opening. Figures: the same. */
export const forOpening = (reference: string): typeof forHiring => ({
  heading: `Write about ${reference}`,
  lead: 'Tell us who you are and why this opening is yours: what you have built, with what, and what you would like to build next.',
  steps: [
    confirmation,
    {
      title: 'A recruiter answers',
      description:
        'During business hours, the recruiter who looks after this opening replies: whether it is still open, what the work asks for, and what the company would like to know of you first.',
    },
    {
      title: 'You meet an interviewer',
      measure: '60–90 minutes',
      description:
        'If it fits both sides, you speak with an engineer who works in that technology. Beforehand you learn what is asked about and which tools you may use.',
    },
    {
      title: 'The company decides',
      measure: 'Report within 24 hours',
      description:
        'It reads what was asked, what you answered, and a recommendation with its reasons. You hear from us what it decided, and one thing that you can use elsewhere.',
    },
  ],
})
