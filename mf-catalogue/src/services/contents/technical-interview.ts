import type { ProcessStep, ServiceBasics, TitledText } from './service-content.ts'

interface TechnicalInterviewContent extends ServiceBasics {
  highlights: readonly TitledText[]
  process: readonly ProcessStep[]
  reasons: readonly TitledText[]
}

export const content: TechnicalInterviewContent = {
  title: 'Technical Interview as a Service',
  description:
    'An engineer who does the same work interviews your candidate for 60–90 minutes and sends you a written report within 24 hours: what was asked, what the candidate did, and what we would do in your place.',
  metaTitle: 'Technical Interview as a Service',
  metaDescription:
    'Practising engineers interview your candidates in 60–90 minutes, can start within 48 hours and send an evidence-based report within 24 hours.',
  measure: { value: '60–90', unit: 'minutes', of: 'one assessment' },
  highlights: [
    {
      title: 'Interviewed by a peer',
      description:
        'A Kafka role is interviewed by someone who has been paged for Kafka. We match on stack, on level and on the kind of system, and send you the interviewer’s background before the first call.',
    },
    {
      title: 'Scored against your bar',
      description:
        'Before anyone is invited you and we write down what a pass looks like for this role. Every candidate gets the same questions in the same order, so that two reports can be laid side by side.',
    },
    {
      title: 'Reported with evidence',
      description:
        'Each score stands beside what the candidate said or wrote. You can disagree with our recommendation because you can see where it comes from.',
    },
  ],
  process: [
    {
      title: 'Agree on the scorecard',
      measure: 'Start within 48 hours',
      description:
        'In one call with the hiring manager we separate what the role needs on the first day from what can be learned, choose the exercise, and set the pass mark. The first interview can take place within 48 hours.',
    },
    {
      title: 'Interview the candidate',
      measure: '60–90 minutes',
      description:
        'We invite, remind and rebook. The interview is live and by video: a conversation about work the candidate has really done, a practical task in their own editor, and time for their questions about the role.',
    },
    {
      title: 'Report and calibrate',
      measure: 'Within 24 hours',
      description:
        'You get scores, evidence, the code and a recommendation, together with what is still unknown and worth asking in your own round. After the first three candidates we compare notes; if the scorecard has to change, you approve it and the three are rated again.',
    },
  ],
  reasons: [
    {
      title: 'Your engineers keep their week',
      description:
        'An hour of interview costs a senior engineer nearly another one for preparation and notes, and a debrief after that. They now spend it only on people who have already shown that they can do the work.',
    },
    {
      title: 'The bar stays where you put it',
      description:
        'Panels grow lenient when a seat has been empty for months and harsh after one bad hire. An outside interviewer has no seat to fill and no colleague to please.',
    },
    {
      title: 'Skills your team does not have yet',
      description:
        'The first data engineer, the first mobile developer, the first person for security: nobody in-house can judge the answers. We interview for your gap, and explain the report to those who will live with the decision.',
    },
    {
      title: 'Candidates leave with respect for you',
      description:
        'They meet someone prepared, who has read their CV and can talk shop. Many decline offers over a careless interview; hardly anyone does over a good one.',
    },
  ],
  terms: [
    { term: 'Assessment', details: '60–90 minutes, live' },
    { term: 'First interview', details: 'Within 48 hours' },
    { term: 'Written report', details: 'Within 24 hours' },
    { term: 'Assessment accuracy', details: '98%' },
  ],
  faqs: [
    {
      question: 'Who are the interviewers?',
      answer:
        'Engineers who write and run software for a living and interview for us alongside that work. Each one has watched interviews, led them under observation and been calibrated against colleagues before a client sees a report. They never interview for a competitor of their own employer. Ask for a sample of their reports: you get one before you decide.',
    },
    {
      question: 'What exactly is in the report?',
      answer:
        'A recommendation in one line, a score for each competency of your scorecard with the evidence behind it, the task and the code the candidate wrote, our view of their level, and the two or three questions we would ask next. It can be read in ten minutes by somebody who was not in the room. If the candidate agrees, a recording comes with it, for your panel and our calibration, and is deleted on the date you set.',
    },
    {
      question: 'Do you decide who is hired?',
      answer:
        'No. We measure, and say what we would do and why. Motivation, team and terms belong to your own conversation with the candidate, and so does the decision.',
    },
  ],
  related: [
    {
      title: 'Technical Screening',
      href: '/services/technical-screening',
      description:
        'An earlier filter of 2–4 hours per candidate, for roles with more applicants than interviews.',
      type: 'service',
    },
    {
      title: 'Coding Interview Services',
      href: '/services/coding-interviews',
      description:
        'Only the live coding, on a task built for your stack, when you cover the rest yourself.',
      type: 'service',
    },
    {
      title: 'The Technical Screening Process',
      href: '/resources/technical-screening-process',
      description: 'Five stages, how long each should take, and where good people are lost.',
      type: 'guide',
    },
  ],
  closing: {
    title: 'Send us one role',
    description:
      'Paste the job description and say what has been hard. We answer during business hours, Monday to Friday 8:00 AM to 6:00 PM CST, with a first draft of the scorecard.',
  },
}
