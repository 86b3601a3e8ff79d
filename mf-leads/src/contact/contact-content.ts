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
const forHiring = {
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
const forOpening = (reference: string): typeof forHiring => ({
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

/** What an engineer reads who would like to interview for the firm. Figures: the same. */
const forNetwork: typeof forHiring = {
  heading: 'Write about joining our network',
  lead: 'Tell us what you build and with what, at which level, and whom you have interviewed so far. You keep your job; you interview beside it.',
  steps: [
    confirmation,
    {
      title: 'A recruiter answers',
      description:
        'During business hours, someone who looks after our interviewers replies: which technologies and levels are asked for now, and what an interview asks of you.',
    },
    {
      title: 'You watch, then lead',
      measure: '60–90 minutes each',
      description:
        'You watch interviews, lead them while a colleague watches, and rate the same candidates as others do until your ratings mean the same as theirs.',
    },
    {
      title: 'You write your first report',
      measure: 'Within 24 hours',
      description:
        'A client reads it, and an editor before that. Later you hear how it turned out. You never interview for a competitor of your employer.',
    },
  ],
}

/** What somebody reads who uses a right of the privacy policy. */
const forPrivacy: typeof forHiring = {
  heading: 'Write about your information',
  lead: 'Tell us which right it is about: to see what we hold about you, to have it corrected or deleted, or to hear no more from us.',
  steps: [
    confirmation,
    {
      title: 'We make sure that it is you',
      description:
        'If the message leaves a doubt, we ask one question about it, so that nobody else gets to see or delete what is yours.',
    },
    {
      title: 'We answer with what was done',
      description:
        'You read what we hold, or what was corrected or deleted, and what the law obliges us to keep. If that does not satisfy you, the privacy policy says where to complain.',
    },
  ],
}

const subjects = new Map<string | undefined, typeof forHiring>([
  [undefined, forHiring],
  ['network', forNetwork],
  ['privacy', forPrivacy],
])

/** By what a message is about: nothing that is said, a subject of ours, or the reference of an opening. */
export const wordsAbout = (about: string | undefined) =>
  subjects.get(about) ?? forOpening(about ?? '')
