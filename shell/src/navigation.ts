/** The global navigation as data: header, footer and the 404 page read it from here. */
export interface NavigationLink {
  label: string
  to: string
  /** Half a line under the label in the header's menus. */
  note?: string
}

export interface NavigationMenu {
  label: string
  links: readonly NavigationLink[]
}

export type NavigationEntry = NavigationLink | NavigationMenu

export const services: readonly NavigationLink[] = [
  {
    label: 'Technical Interview as a Service',
    to: '/services/technical-interview',
    note: 'Practising engineers interview for you',
  },
  {
    label: 'IT Consultancy Solutions',
    to: '/services/it-consultancy',
    note: 'Three to six months of senior help',
  },
  {
    label: 'Direct Hire Placement',
    to: '/services/direct-hire',
    note: 'Permanent engineers, assessed first',
  },
  {
    label: 'Recruitment Process Outsourcing',
    to: '/services/recruitment-process',
    note: 'Your hiring, run by our team',
  },
  {
    label: 'Recruiter Training Programs',
    to: '/services/recruiter-training',
    note: 'Teach recruiters to read engineers',
  },
  {
    label: 'Contract Recruiter Staffing',
    to: '/services/contract-recruiter',
    note: 'Extra recruiters for three months or more',
  },
]

export const industries: readonly NavigationLink[] = [
  { label: 'Aerospace', to: '/industries/aerospace' },
  { label: 'E-commerce', to: '/industries/ecommerce' },
  { label: 'Energy', to: '/industries/energy' },
  { label: 'Financial Services', to: '/industries/financial-services' },
  { label: 'Government', to: '/industries/government' },
  { label: 'Healthcare', to: '/industries/healthcare' },
  { label: 'IT Services', to: '/industries/it-services' },
  { label: 'Insurance', to: '/industries/insurance' },
  { label: 'Media & Entertainment', to: '/industries/media-entertainment' },
  { label: 'Pharmaceutical', to: '/industries/pharma' },
  { label: 'Retail', to: '/industries/retail' },
  { label: 'Telecommunications', to: '/industries/telecommunications' },
]

const resources: readonly NavigationLink[] = [
  { label: 'All Resources', to: '/resources', note: 'Guides, reports and analysis' },
  { label: 'Case Studies', to: '/case-studies', note: 'Three engagements, start to finish' },
  { label: 'Glossary', to: '/glossary', note: 'The words of technical hiring' },
]

export const headerNavigation: readonly NavigationEntry[] = [
  { label: 'Services', links: services },
  { label: 'Industries', links: industries },
  { label: 'Resources', links: resources },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
]

/** Ends the mobile menu. */
export const getStarted: NavigationLink = { label: 'Get Started', to: '/questionnaire' }

export const footerNavigation: readonly NavigationMenu[] = [
  {
    label: 'Interviews',
    links: [
      { label: 'Technical Interviews', to: '/services/technical-interview' },
      { label: 'Technical Screening', to: '/services/technical-screening' },
      { label: 'Coding Interviews', to: '/services/coding-interviews' },
    ],
  },
  {
    label: 'Recruitment',
    links: [
      { label: 'AI/ML Recruitment', to: '/services/ai-ml-recruitment' },
      { label: 'Direct Hire', to: '/services/direct-hire' },
      { label: 'Case Studies', to: '/case-studies' },
    ],
  },
  {
    label: 'Reading',
    links: [
      { label: 'Interview Services Guide', to: '/resources/technical-interview-services-guide' },
      { label: 'Resources', to: '/resources' },
      { label: 'Glossary', to: '/glossary' },
    ],
  },
]

export const privacyPolicy: NavigationLink = { label: 'Privacy Policy', to: '/privacy-policy' }

/** Where the 404 page leads. */
export const lostAndFound: readonly NavigationLink[] = [
  { label: 'Home', to: '/', note: 'What we do, on one page' },
  { label: 'Direct Hire Placement', to: '/services/direct-hire', note: 'Permanent engineers' },
  { label: 'Contact', to: '/contact', note: 'Ask us where it went' },
  {
    label: 'Technical Interviews',
    to: '/services/technical-interview',
    note: 'Our engineers interview for you',
  },
  { label: 'Healthcare', to: '/industries/healthcare', note: 'Hiring under regulation' },
  { label: 'React', to: '/technologies/react', note: 'Skills, questions, hiring guide' },
]
