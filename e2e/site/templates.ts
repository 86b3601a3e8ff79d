/** A route template's page: where it stands, and its `h1`. */
export interface Template {
  path: string
  heading: string | RegExp
}

/** One page of every route template, by what a visitor would call it, in the room that examines it. */
export const templatesByRoom = {
  shell: {
    home: { path: '/', heading: 'Expert Technical Interview and Recruitment Solutions' },
    about: { path: '/about', heading: 'About Plumbline' },
    'privacy policy': { path: '/privacy-policy', heading: 'Privacy Policy' },
    'no such page': { path: '/no/such/page', heading: 'Page Not Found' },
  },
  services: {
    services: { path: '/services', heading: /./ },
    'technical interviews': {
      path: '/services/technical-interview',
      heading: 'Technical Interview as a Service',
    },
    service: { path: '/services/direct-hire', heading: /./ },
  },
  catalogue: {
    industries: { path: '/industries', heading: /./ },
    industry: { path: '/industries/financial-services', heading: /./ },
    'services of an industry': { path: '/industries/financial-services/services', heading: /./ },
    'service in an industry': {
      path: '/industries/financial-services/services/direct-hire',
      heading: /./,
    },
    technologies: { path: '/technologies', heading: /./ },
    technology: { path: '/technologies/react', heading: 'React Developer Recruitment' },
    locations: { path: '/locations', heading: /./ },
    location: { path: '/locations/austin', heading: /Austin/ },
    roles: { path: '/roles', heading: /./ },
    role: { path: '/roles/data-engineer', heading: /./ },
    'role in a location': { path: '/roles/data-engineer/austin', heading: /Jobs in Austin/ },
  },
  resources: {
    glossary: { path: '/glossary', heading: 'Technical Recruiting Glossary' },
    term: { path: '/glossary/scorecard', heading: 'Scorecard' },
    resources: { path: '/resources', heading: 'Resources & Insights' },
    'hiring guide': { path: '/resources/how-to-hire-software-developers', heading: /./ },
    'screening guide': { path: '/resources/technical-screening-process', heading: /./ },
    article: { path: '/resources/technical-interview-services-guide', heading: /interview/i },
  },
  leads: {
    contact: { path: '/contact', heading: /./ },
    questionnaire: { path: '/questionnaire', heading: "Let's Get Started" },
    'case studies': { path: '/case-studies', heading: 'Case Studies' },
    'case study': { path: '/case-studies/it-contractors', heading: /./ },
  },
} as const satisfies Record<string, Record<string, Template>>

type Room = keyof typeof templatesByRoom
type NameIn<R extends Room> = R extends Room ? keyof (typeof templatesByRoom)[R] : never
export type TemplateName = NameIn<Room>

/** The address of every template. */
export const templates = Object.fromEntries(
  Object.values<Record<string, Template>>(templatesByRoom).flatMap((room) =>
    Object.entries(room).map(([name, { path }]) => [name, path]),
  ),
) as Record<TemplateName, string>
