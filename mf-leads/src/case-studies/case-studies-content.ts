/** For example 'from 75 to 30 days'. */
type Change = `from ${number} to ${number} ${string}`

/** The studies and their figures are demo content, of no named client. */
export interface CaseStudy {
  /** Name of the tab. */
  label: string
  title: string
  /** Kind of company; clients are not named. */
  client: string
  problem: string[]
  solution: string[]
  /** What was measured → how it changed. */
  metrics: Record<string, Change>
  /** Which time or group is 'before', and which is 'after'. */
  compared: string
  testimonial: { quote: string; author: string; role: string }
  /** The service that the study is about. */
  service: { name: string; href: string }
}

export const studySlugs = [
  'contract-recruitment',
  'it-contractors',
  'technical-recruiter-training',
] as const

export type StudySlug = (typeof studySlugs)[number]

export const caseStudies: Record<StudySlug, CaseStudy> = {
  'contract-recruitment': {
    label: 'Contract recruitment',
    title: 'A recruiting team for as long as the growth lasted',
    client: 'A financial services company opening a second engineering site',
    problem: [
      'The company had to staff a payments platform in a city where it had never hired. Its two in-house recruiters knew their first market well and were fully booked with it.',
      'Engineering managers read CVs in the evening, first interviews slipped by weeks, and the best candidates had signed elsewhere before anyone spoke to them.',
    ],
    solution: [
      'Contract recruiters joined the team under its own name: in its applicant tracking system, its stand-ups and its salary bands. They began by writing one scorecard per role with the hiring manager, so that sourcing, screening and interviews asked for the same things.',
      'Technical first interviews moved to our interviewers. Managers met only candidates whose report they had read, and gave a decision the same day. When the site was staffed, the contract ended and the scorecards stayed.',
    ],
    metrics: {
      'From opening to signed offer': 'from 75 to 30 days',
      'Wait for the first interview': 'from 16 to 2 days',
      'Finalists who signed elsewhere': 'from 5 to 1 in ten',
    },
    compared:
      'Before: the half-year before the recruiters came. After: the last three months of their contract.',
    testimonial: {
      quote:
        'They sat in our stand-ups and argued with our managers about what was essential. It is the first time recruiting told us what to leave out.',
      author: 'Director of Engineering',
      role: 'Financial services company',
    },
    service: { name: 'Contract Recruiter Staffing', href: '/services/contract-recruiter' },
  },
  'it-contractors': {
    label: 'IT contractors',
    title: 'Contractors who could start on the code, not on the basics',
    client: 'A healthcare software vendor with a fixed migration date',
    problem: [
      'A hosting contract was running out, and a clinical records system had to move before it did. The vendor needed engineers for infrastructure and data migration, for months rather than years.',
      'Earlier contractors had been hired from CVs alone. Some knew the tools by name only, and it showed weeks later, when the team was already depending on them.',
    ],
    solution: [
      'We agreed with the platform lead on a work sample modelled on the migration, without any patient data: read a failing pipeline, say what is wrong, say what you would check before touching it.',
      'Every contractor was interviewed by someone who runs such systems, with the report in the lead’s hands within 24 hours. The guarantee period covered the first two weeks on the job, so that a wrong choice would have cost days instead of the date. The last clinic was moved nine days before the hosting ended.',
    ],
    metrics: {
      'From request to first interview': 'from 11 to 2 days',
      'From first day to first merged change': 'from 19 to 6 days',
      'Contractors replaced': 'from 3 to 0 of eight',
    },
    compared:
      'Before: the eight contractors chosen by CV. After: the eight who were interviewed for the work.',
    testimonial: {
      quote:
        'The report told me how each of them thinks when a system is down. After that the interview on our side was a conversation about the work.',
      author: 'Platform Lead',
      role: 'Healthcare software vendor',
    },
    service: { name: 'IT Consultancy Solutions', href: '/services/it-consultancy' },
  },
  'technical-recruiter-training': {
    label: 'Technical recruiter training',
    title: 'Recruiters who can tell a strong answer from a fluent one',
    client: 'The in-house talent team of an online retailer',
    problem: [
      'The team filled sales and operations roles with ease and struggled with engineers. Screening calls followed a list of keywords, so candidates who talked well went through and quiet specialists did not.',
      'Hiring managers had stopped trusting the shortlist and screened everyone again themselves.',
    ],
    solution: [
      'Over six weeks the recruiters learned what the company’s engineers build: how a request travels through the shop, what a backend and a data engineer each own, which trade-offs a senior engineer is expected to name. They practised screening calls with our interviewers in the candidate’s seat.',
      'For three months afterwards we listened to real calls with them and compared their verdicts with the technical interview that followed. Where the two differed, the questions were changed.',
    ],
    metrics: {
      'Screens that the interview confirms': 'from 3 to 7 in ten',
      'Screens that a manager repeats': 'from 10 to 2 in ten',
      'Engineers who answer a first message': 'from 6 to 15 in a hundred',
    },
    compared: 'Before: the quarter before the course. After: the three months of support.',
    testimonial: {
      quote:
        'My recruiters now ask one follow-up question more, and it is the right one. The managers have stopped repeating our screens.',
      author: 'Head of Talent Acquisition',
      role: 'Online retailer',
    },
    service: { name: 'Recruiter Training Programs', href: '/services/recruiter-training' },
  },
}
