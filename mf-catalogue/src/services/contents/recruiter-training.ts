import type { ServiceContent } from './service-content.ts'

export const content: ServiceContent = {
  title: 'Recruiter Training Programs',
  description:
    'Your recruiters learn what engineers do all day, how to read a CV or a repository, and which second question to ask. Four to six weeks alongside normal work, then three months of support while new habits settle.',
  metaTitle: 'Recruiter Training Programs for Technical Hiring',
  metaDescription:
    'A 4–6 week programme that teaches recruiters to read technical CVs, brief roles and screen engineers, followed by 3 months of support.',
  measure: { value: '4–6', unit: 'weeks', of: 'then 3 months of support' },
  benefits: [
    {
      title: 'Taught by people who write code',
      description:
        'Each technology is explained by an engineer who uses it, with the parts a recruiter needs and none of the rest: what it is for, who uses it, and what being good at it looks like.',
    },
    {
      title: 'Practised on your open roles',
      description:
        'The exercises are this week’s requisitions. Briefs are rewritten, searches are run and calls are made while somebody is there to correct them.',
    },
    {
      title: 'Screens that managers trust',
      description:
        'Recruiters learn to ask for the decision behind an achievement and to write down the answer. Managers stop repeating the screen once they can read what was asked.',
    },
    {
      title: 'Fewer good people turned away',
      description:
        'Keyword matching loses the engineer who did the work under another name. Your team learns which skills stand in for which, and which never do.',
    },
  ],
  process: [
    {
      title: 'Listen first',
      description:
        'With consent we listen to recent screening calls, read briefs and rejection notes, and ask managers what they do not trust. The programme is built on what we hear.',
    },
    {
      title: 'Learn the work',
      measure: 'Weeks 1–2',
      description:
        'How software is built and who does what in it: the path of a request through a system, the roles along it, the vocabulary that separates them.',
    },
    {
      title: 'Practise the craft',
      measure: 'Weeks 3–4',
      description:
        'Intake with a hiring manager, search terms, outreach an engineer would answer, reading repositories, screening calls with our interviewers in the candidate’s seat.',
    },
    {
      title: 'Specialise',
      measure: 'Weeks 5–6, where needed',
      description:
        'Data, security, embedded or machine learning: whichever markets your plan depends on, with their titles, employers and habits.',
    },
    {
      title: 'Support on the job',
      measure: '3 months',
      description:
        'We stay on call, review a sample of real screens each fortnight, and compare verdicts with the technical interviews that follow. Where they differ, the questions are changed.',
    },
  ],
  fit: {
    good: [
      'Your recruiters fill other roles with ease and struggle with engineers',
      'Hiring managers screen everyone again themselves',
      'You are moving technical hiring from agencies to your own team',
      'New recruiters join faster than experienced ones can teach them',
    ],
    poor: [
      'Seats must be filled this quarter: take Contract Recruiter Staffing and train alongside it',
      'Nobody can free two sessions a week; half a programme changes nothing',
      'The trouble is the panel’s interviews, not the screen: take the afternoon for interviewers instead',
    ],
  },
  terms: [
    { term: 'Programme', details: '4–6 weeks, two sessions a week' },
    { term: 'Support afterwards', details: '3 months' },
    { term: 'For interviewers', details: 'An afternoon, also on its own' },
    { term: 'Form', details: 'Live, remote or on site, recorded for absentees' },
    { term: 'Material', details: 'Yours to keep and to change' },
  ],
  testimonials: [
    {
      quote:
        'My recruiters came back with fewer keywords and better questions. The first manager who noticed asked who had written the screen.',
      author: 'Head of Talent Acquisition',
      role: 'Sponsor of the training',
      company: 'consumer electronics retailer',
    },
    {
      quote:
        'I had recruited engineers for five years and never dared to ask what a message queue is for. It took ten minutes, and every call since has been different.',
      author: 'Senior Recruiter',
      role: 'Participant',
      company: 'energy software provider',
    },
  ],
  faqs: [
    {
      question: 'Do participants need a technical background?',
      answer:
        'No. They need curiosity and open requisitions. Nobody learns to program; they learn to follow an engineer’s account of their own work and to notice when it has a hole.',
    },
    {
      question: 'Why 4 weeks for some teams and 6 for others?',
      answer:
        'Four weeks cover general software roles. Teams that recruit for specialist markets, such as security or machine learning, take two more for those.',
    },
    {
      question: 'What do the 3 months of support include?',
      answer:
        'A weekly hour for questions, a fortnightly review of real screening calls with written remarks, and a chat channel for the moment before a call. It is where most of the change happens.',
    },
    {
      question: 'How do we see whether it worked?',
      answer:
        'Compare before and after: how many screened candidates pass the technical interview, how often managers repeat a screen, and how outreach is answered. We take the first reading before the programme begins.',
    },
    {
      question: 'Do you train interviewers, too?',
      answer:
        'Yes, in an afternoon that stands alone or goes with the programme: what to ask for one competency, how to write down evidence, how to rate it apart from each other. If you record interviews with consent, we rate some of them blind beside your own people and lay the ratings side by side.',
    },
    {
      question: 'Can hiring managers take part?',
      answer:
        'For the sessions on intake and scorecards we insist on it. A brief is written by two people, and training one of them is half a cure.',
    },
  ],
  related: [
    {
      title: 'Contract Recruiter Staffing',
      href: '/services/contract-recruiter',
      description: 'Experienced hands for the open roles while your team learns.',
      type: 'service',
    },
    {
      title: 'Technical Recruiting Glossary',
      href: '/glossary',
      description: 'The words of the trade, each with the mistake it usually comes with.',
      type: 'resource',
    },
    {
      title: 'The Technical Screening Process',
      href: '/resources/technical-screening-process',
      description: 'The framework the programme teaches, stage by stage.',
      type: 'guide',
    },
  ],
  closing: {
    title: 'Play us one screening call',
    description:
      'With the candidate’s consent, of course. Half an hour of listening tells both of us whether a programme would help, and where it should begin.',
  },
}
