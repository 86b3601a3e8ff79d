import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Government',
  lead: 'Public systems serve everybody, including people without a choice of supplier. We recruit cleared and clearable engineers for agencies and their contractors, in the words that contracts use.',
  metaDescription:
    'Recruiting for federal, state and local technology programmes: eligibility first, labour categories translated, accessibility and security tested in interviews.',
  // Demo content, of no named client.
  insights: [
    {
      value: '44%',
      label: 'Not eligible on the first day',
      description: 'Of engineers approached for cleared roles; found out before any CV is sent.',
    },
    {
      value: '5',
      label: 'Job titles behind one labour category',
      description: 'On average, in the contracts that we have mapped to real careers.',
    },
    {
      value: '3 in 10',
      label: 'Repair the form for a screen reader',
      description: 'Frontend candidates who finish our accessibility exercise unaided.',
    },
  ],
  challenges: [
    {
      title: 'Eligibility before ability',
      text: 'Citizenship, residency, suitability and clearance come first. A brilliant shortlist is worthless when half of it cannot be badged.',
    },
    {
      title: 'Labour categories are not job titles',
      text: 'A contract asks for a Systems Engineer III with eight years and a degree. Candidates describe themselves otherwise, and good people are filtered out by a form.',
    },
    {
      title: 'Systems older than their engineers',
      text: 'Benefits and tax platforms encode decades of statute. Replacing them calls for people who first find out why the odd rule is there.',
    },
  ],
  solutions: [
    {
      title: 'An eligibility sheet for every search',
      text: 'We agree with your security officer what must be true on day one, what can follow, and which question may lawfully be asked when.',
    },
    {
      title: 'CVs mapped to the contract',
      text: 'For each candidate we set experience against the labour category, month by month, so that a contracting officer can check it in minutes.',
    },
    {
      title: 'Accessibility in the frontend exercise',
      text: 'Candidates repair a form that a keyboard cannot finish and a screen reader cannot name. Visual polish comes second here.',
    },
    {
      title: 'Strangler patterns and patience',
      text: 'Modernisation interviews hand over a batch job with undocumented rules and ask for the first safe step, the parallel run and the exit.',
    },
  ],
  services: [
    {
      title: 'Recruiter Training Programs',
      slug: 'recruiter-training',
      text: 'Your own recruiters learn to read technical experience behind contract language, in four to six weeks plus three months of support.',
    },
    {
      title: 'Direct Hire Placement',
      slug: 'direct-hire',
      text: 'Engineers for agencies and integrators whose status is established before the first introduction.',
    },
  ],
  technologies: [
    {
      title: 'Public-facing services',
      text: 'Plain HTML that works on library computers, forms that save progress, languages other than English, and load on the day of a deadline.',
      technologies: ['TypeScript', 'React', 'Ruby on Rails', 'USWDS'],
    },
    {
      title: 'Secure platforms and modernisation',
      text: 'Hardened images, infrastructure as code inside an authorisation boundary, and data moved out of mainframes without losing its meaning.',
      technologies: ['AWS', 'Terraform', 'Kubernetes', 'Java', 'COBOL'],
    },
  ],
  regulations: [
    {
      name: 'FedRAMP',
      fullName: 'Federal Risk and Authorization Management Program',
      text: 'Cloud services for federal use are assessed against security requirements that rest on NIST SP 800-53, and watched continuously afterwards. We ask platform engineers what they did when a scan found something that the vendor had not yet fixed.',
    },
    {
      name: 'Section 508',
      fullName: 'Section 508 of the Rehabilitation Act, 29 U.S.C. 794d',
      text: 'Federal technology has to be usable by people with disabilities, and the standards incorporate WCAG 2.0 Level AA. Interface candidates show us how they test with a keyboard and a screen reader, rather than quoting a score.',
    },
  ],
  closing:
    'Send us the solicitation language as it stands; in a call we will turn it into a search that real candidates recognise.',
  drawing: {
    lines:
      'M44 206h232v12H44zM60 206v-66h200v66M96 140v-14h128v14M112 126c0-34 22-54 48-54s48 20 48 54M150 72V60h20v12M72 206v-54h14v54M98 206v-54h14v54M126 206v-54h14v54M180 206v-54h14v54M208 206v-54h14v54M234 206v-54h14v54',
    fine: 'M132 126c2-26 12-42 28-52M188 126c-2-26-12-42-28-52M160 74v52M152 206v-36h16v36M44 236h232M44 230v12M276 230v12',
    brass: 'M160 60V32h22v12h-22',
  },
}
