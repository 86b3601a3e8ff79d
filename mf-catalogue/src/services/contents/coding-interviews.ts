import type { ServiceContent } from './service-content.ts'

export const content: ServiceContent = {
  title: 'Coding Interview Services',
  description:
    'Live coding interviews that look like a morning at work: an unfamiliar but sensible codebase, a small change, a failing test, a talk about trade-offs. Designed for your stack, run by engineers, scored on what predicts the job.',
  metaTitle: 'Coding Interview Services',
  metaDescription:
    'Live coding interviews on realistic tasks in your stack, run and scored by engineers, with a written report within 24 hours.',
  measure: { value: '60–90', unit: 'minutes', of: 'one live interview' },
  benefits: [
    {
      title: 'Tasks from the work itself',
      description:
        'We ask what a new colleague would change in the first month and build a small repository around it. Candidates learn something true about the job while you learn about them.',
    },
    {
      title: 'Scores for what lasts',
      description:
        'Reading, deciding, testing, explaining. Syntax can be looked up during the interview, and memorised algorithms earn nothing unless the role needs them.',
    },
    {
      title: 'A rubric with examples',
      description:
        'For each level the rubric shows what a weak, a solid and a strong attempt looked like. Two interviewers who watch the same recording arrive at the same score, and we test that they do.',
    },
    {
      title: 'Questions that do not leak',
      description:
        'Each task exists in several variants that are retired in turn. When one appears on a question site, it is replaced and you are told.',
    },
  ],
  process: [
    {
      title: 'Design the task',
      measure: 'Start within 48 hours',
      description:
        'One call with an engineer of yours about the code they change most. When there is no time for that, we adapt a proven task to your stack and build your own afterwards.',
    },
    {
      title: 'Try it on your team',
      description:
        'Two of your engineers solve it first. If they dislike it, or need longer than we allow, it goes back. Their attempts also calibrate the rubric.',
    },
    {
      title: 'Prepare the candidate',
      description:
        'They are told the format, the language, the tools allowed and what will be scored. Surprise measures nerves, and nerves are not on the scorecard.',
    },
    {
      title: 'Interview live',
      measure: '60–90 minutes',
      description:
        'In the candidate’s own editor or a shared one. The interviewer answers questions as a colleague would, notes each hint given, and changes one requirement halfway.',
    },
    {
      title: 'Report',
      measure: 'Within 24 hours',
      description:
        'Scores with evidence, the code, the hints, a recommendation and, where the candidate agreed, the recording.',
    },
  ],
  fit: {
    good: [
      'The rest of your interviews work and the coding round is the weak one',
      'Your take-home exercise loses people, or comes back suspiciously perfect',
      'Interviewers each ask a favourite puzzle and cannot compare results',
      'You hire in a language that few of your engineers know',
    ],
    poor: [
      'You also need architecture and experience judged: take Technical Interview as a Service',
      'The role hardly codes, as with many lead positions',
      'There are a hundred applicants to sort first: begin with Technical Screening',
    ],
  },
  terms: [
    { term: 'Interview', details: '60–90 minutes, live' },
    { term: 'First interview, on an adapted task', details: 'Within 48 hours' },
    { term: 'Written report', details: 'Within 24 hours' },
    { term: 'Task', details: 'Built for your stack, rotated against leaks' },
  ],
  testimonials: [
    {
      quote:
        'One candidate asked whether the repository was ours, because she would have liked to work on it. Nobody ever said that about our binary tree.',
      author: 'Staff Engineer',
      role: 'Co-author of the task',
      company: 'streaming service',
    },
    {
      quote:
        'The hint log is what I read first. A person who needed two hints and used them well is somebody I can work with.',
      author: 'Engineering Manager',
      role: 'Hiring manager for a mobile team',
      company: 'banking app provider',
    },
  ],
  faqs: [
    {
      question: 'Which languages and stacks do you cover?',
      answer:
        'The ones on our technology pages and a good many besides. The limit is the interviewer, not the tool: if we have nobody who uses a language at work, we say so.',
    },
    {
      question: 'Live coding makes people nervous. Do you allow for that?',
      answer:
        'Yes. The first ten minutes are not scored, thinking aloud is optional, and anyone may switch to explaining a change before typing it. Where live coding is a real obstacle, we offer a short task at home followed by a review together.',
    },
    {
      question: 'Are AI assistants allowed?',
      answer:
        'As you decide for the role. If your engineers use them every day, we suggest that you allow them: the task is then built so that accepting a plausible wrong answer shows.',
    },
    {
      question: 'Who owns the task we build together?',
      answer:
        'You do. You may use it in your own interviews; we only ask that you tell us when it has leaked.',
    },
    {
      question: 'Are interviews recorded?',
      answer:
        'Only with the candidate’s consent, for calibration and for your panel, and deleted on the date you set. A candidate who says no is interviewed and scored in the same way.',
    },
  ],
  related: [
    {
      title: 'Technical Interview as a Service',
      href: '/services/technical-interview',
      description: 'Coding, design and experience in one interview with one report.',
      type: 'service',
    },
    {
      title: 'Take-home or live coding?',
      href: '/resources/take-home-or-live-coding',
      description: 'What each format measures, whom it favours and what it costs the candidate.',
      type: 'resource',
    },
    {
      title: 'How to Hire Software Developers',
      href: '/resources/how-to-hire-software-developers',
      description: 'Where the coding round belongs, and how much weight to give it.',
      type: 'guide',
    },
  ],
  closing: {
    title: 'Show us your current exercise',
    description:
      'We solve it before the call, tell you what it measures and what it misses, and whether it is worth keeping.',
  },
}
