/** Friendly names of path segments that do not spell themselves. */
const labels: Readonly<Record<string, string>> = {
  // Industries
  ecommerce: 'E-commerce',
  'it-services': 'IT Services',
  'media-entertainment': 'Media & Entertainment',
  pharma: 'Pharmaceutical',
  'it-contractors': 'IT Contractors',
  // Services
  'technical-interview': 'Technical Interview as a Service',
  'it-consultancy': 'IT Consultancy Solutions',
  'direct-hire': 'Direct Hire Placement',
  'recruitment-process': 'Recruitment Process Outsourcing',
  'recruiter-training': 'Recruiter Training Programs',
  'contract-recruiter': 'Contract Recruiter Staffing',
  'coding-interviews': 'Coding Interview Services',
  'ai-ml-recruitment': 'AI/ML Engineer Recruitment',
  // Technologies
  aws: 'AWS',
  'csharp-dotnet': 'C# / .NET',
  graphql: 'GraphQL',
  javascript: 'JavaScript',
  kafka: 'Apache Kafka',
  mongodb: 'MongoDB',
  nodejs: 'Node.js',
  postgresql: 'PostgreSQL',
  'ruby-on-rails': 'Ruby on Rails',
  typescript: 'TypeScript',
  vue: 'Vue.js',
  // Roles
  'devops-engineer': 'DevOps Engineer',
  'qa-automation-engineer': 'QA Automation Engineer',
  // Locations
  'washington-dc': 'Washington, DC',
  'remote-us': 'Remote (US)',
  // Resources
  'how-to-hire-software-developers': 'How to Hire Software Developers',
  'api-design': 'API Design',
  ats: 'ATS',
  'applicant-tracking-system-ats': 'Applicant Tracking System (ATS)',
  faq: 'FAQ',
  'recruitment-process-outsourcing-rpo': 'Recruitment Process Outsourcing (RPO)',
  rpo: 'RPO',
}

/** What a breadcrumb says for a path segment: its friendly name, or its words capitalised. */
export function breadcrumbLabel(segment: string): string {
  if (Object.hasOwn(labels, segment)) return labels[segment] ?? segment
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
