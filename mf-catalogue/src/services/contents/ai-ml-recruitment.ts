import type { ServiceContent } from './service-content.ts'

export const content: ServiceContent = {
  title: 'AI/ML Engineer Recruitment',
  description:
    'The title “AI engineer” covers people who train models, people who serve them and people who call somebody else’s. We find out which of them your product needs, search for that person, and let practitioners assess them.',
  metaTitle: 'AI/ML Engineer Recruitment',
  metaDescription:
    'Hire machine learning engineers, applied scientists and data engineers who have shipped: search and assessment run by people who have too.',
  measure: { value: '48', unit: 'hours', of: 'to the first conversation' },
  benefits: [
    {
      title: 'The role sorted out first',
      description:
        'Research, applied science, machine learning platform or product engineering with a model behind an interface: four markets with four kinds of people. Many searches stall because the brief asks for all of them.',
    },
    {
      title: 'Assessed by people who have shipped',
      description:
        'Interviewers have put models in front of users and kept them there. They ask about the week the metric moved and nobody knew why.',
    },
    {
      title: 'Evaluation over vocabulary',
      description:
        'Anyone can name architectures. We look at how a candidate would know that the model is good enough, what the data leaks, and what an answer costs to serve.',
    },
    {
      title: 'Claims checked in conversation',
      description:
        'Papers have many authors and demos hide much. We walk through what the candidate themselves did, and say in the report what we could not confirm.',
    },
  ],
  process: [
    {
      title: 'Define the problem',
      measure: 'Start within 48 hours',
      description:
        'What should the product do, what data exists, what has been tried, and who will maintain it. Sometimes the honest result is that you need a data engineer first.',
    },
    {
      title: 'Draw the profile',
      description:
        'One page: the kind of role, which skills are required on day one, which claims would impress us and which would not, and how the work is evaluated.',
    },
    {
      title: 'Search',
      description:
        'Through employers that run such systems, open-source work, conference tracks and the people we have interviewed before. Outreach names the problem and the data, because these decide the answer.',
    },
    {
      title: 'Assess',
      measure: '60–90 minutes',
      description:
        'A case from your domain: frame it, choose a baseline, plan the evaluation, find the leak in the data set. Coding where the role codes. The report follows within 24 hours.',
    },
    {
      title: 'Shortlist and offer',
      measure: 'Guarantee period: 2 weeks',
      description:
        'Each person with strengths, evidence and what they have not done yet. We help with the parts of an offer that count here: compute, publication, data access, and who sets direction.',
    },
  ],
  fit: {
    good: [
      'You are hiring the first machine learning person and nobody can judge the answers',
      'A prototype works and now has to hold in production',
      'Candidates all list the same tools and you cannot tell them apart',
      'The team has scientists and lacks engineers, or the other way round',
    ],
    poor: [
      'The task is a fixed piece of work with an end: IT Consultancy Solutions suits it',
      'Candidates are already there: Technical Interview as a Service covers machine learning too',
      'There is no data yet, and no plan to collect it',
    ],
  },
  terms: [
    { term: 'First conversation', details: 'Within 48 hours' },
    { term: 'Assessment by a practitioner', details: '60–90 minutes' },
    { term: 'Assessment report', details: 'Within 24 hours' },
    { term: 'Guarantee period', details: '2 weeks' },
  ],
  testimonials: [
    {
      quote:
        'They sent us away to hire a data engineer first. Four months later the machine learning search took half the time, because there was something to show.',
      author: 'Chief Product Officer',
      role: 'Client for two searches',
      company: 'agricultural software company',
    },
    {
      quote:
        'The report said: strong on modelling, has never owned a model after launch. We planned for that, and it has worked.',
      author: 'Head of Data',
      role: 'Hiring manager',
      company: 'insurance group',
    },
  ],
  faqs: [
    {
      question: 'Which roles do you recruit for?',
      answer:
        'Machine learning engineers, applied and research scientists, data engineers, machine learning platform and operations engineers, and product engineers who build on hosted language models.',
    },
    {
      question: 'Do we need someone with a doctorate?',
      answer:
        'Where the method itself is new, often yes. For most products the scarce skill is evaluation and engineering, and it is found as often without the degree. The brief will say which case is yours.',
    },
    {
      question: 'How do you assess work on language models?',
      answer:
        'By its evaluation: how answers were judged, on which cases, what failed, what was done about it and what a request cost. Prompts are easy to show; a test set and its history are hard to invent.',
    },
    {
      question: 'Can you assess candidates we found ourselves?',
      answer:
        'Yes, by the same interviewers and with the same report, as Technical Interview as a Service. You can combine both in one search.',
    },
    {
      question: 'How do we compete with laboratories and large platforms?',
      answer:
        'Not on their terms. People leave them for ownership, for real users, for a domain they care about or for a manager who understands the work. We help you find out which of these you can truly offer.',
    },
  ],
  related: [
    {
      title: 'Direct Hire Placement',
      href: '/services/direct-hire',
      description: 'The same search for every other engineering role.',
      type: 'service',
    },
    {
      title: 'AI assistance in technical interviews',
      href: '/resources/ai-assistance-in-technical-interviews',
      description: 'How to allow it, how to score it, and what to tell candidates.',
      type: 'resource',
    },
    {
      title: 'How to Hire Software Developers',
      href: '/resources/how-to-hire-software-developers',
      description: 'The hiring process around the search, in five steps.',
      type: 'guide',
    },
  ],
  closing: {
    title: 'What should the model decide?',
    description:
      'Tell us that, and what data you have. We will say which of the four kinds of engineer to look for first.',
  },
}
