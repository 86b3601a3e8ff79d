import type { Definition, Step } from 'shared-ui'

export const businessHours: Definition[] = [
  { term: 'Monday to Friday', details: '8:00 AM to 6:00 PM CST' },
  { term: 'Weekends', details: 'Closed' },
]

/** Figures: the specification's service terms (section 9). */
export const nextSteps: Step[] = [
  {
    title: 'You get a confirmation',
    description:
      'An email tells you that your message has reached us. If it is not there, look in your spam folder before you write again.',
  },
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
]
