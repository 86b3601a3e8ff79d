import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'IT Services',
  lead: 'You sell people’s judgement, so a wrong hire is seen by the customer. We fill benches and statements of work with consultants whom we have interviewed as your client will.',
  metaDescription:
    'Recruiting for consultancies, integrators and managed service providers: consultants assessed on delivery, client manner and depth, at the pace of a signed SOW.',
  rating: { value: 4.9, reviews: 1000 },
  // Demo content, of no named client.
  insights: [
    {
      value: '17',
      label: 'Days from signature to kick-off',
      description: 'Median of the statements of work we have staffed.',
    },
    {
      value: '83%',
      label: 'Pass the customer’s interview first time',
      description: 'Consultants who had gone through our rehearsal of it.',
    },
    {
      value: '3 in 10',
      label: 'Certified, and never at a cutover',
      description: 'Cloud certificate holders in our interviews who had only read about one.',
    },
  ],
  challenges: [
    {
      title: 'The signature starts the clock',
      text: 'Between a won bid and the kick-off lie two or three weeks. Whoever is still being interviewed then is already late on the invoice.',
    },
    {
      title: 'Everybody is interviewed twice',
      text: 'The customer repeats your screening, often with their best engineer. A profile that collapses in that meeting damages the account for a year.',
    },
    {
      title: 'Certificates without scars',
      text: 'Badges open tenders, and some holders have never seen a cutover fail. The difference shows on the first bad night.',
    },
  ],
  solutions: [
    {
      title: 'Ready before the call-off',
      text: 'For the profiles you name, we interview before the contract is signed: people who have asked to be put forward to you. A call-off then begins with a conversation, not a search.',
    },
    {
      title: 'A rehearsal of the client interview',
      text: 'Our interviewer plays the sceptical customer architect for half of the session. You receive the scores and the three questions that hurt.',
    },
    {
      title: 'Cutover stories, cross-examined',
      text: 'We ask for one migration hour by hour: the plan, the go or no-go, the surprise, the rollback that was or was not used.',
    },
    {
      title: 'Contracts and staff from one process',
      text: 'Permanent consultants and contractors pass the same assessment, which lets you swap one for the other when utilisation changes.',
    },
  ],
  services: [
    {
      title: 'Contract Recruiter Staffing',
      slug: 'contract-recruiter',
      text: 'Recruiters on your payroll budget only while the pipeline needs them, from three months upwards.',
    },
    {
      title: 'Technical Interview as a Service',
      slug: 'technical-interview',
      text: 'The technical round for every specialism you sell, including those in which you have no spare senior this week.',
    },
  ],
  technologies: [
    {
      title: 'Cloud migration and platforms',
      text: 'Landing zones, identity, network and cost, discussed around an estate with two undocumented dependencies and a date that cannot move.',
      technologies: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Terraform', 'Kubernetes'],
    },
    {
      title: 'Enterprise applications and integration',
      text: 'Custom code next to packaged software: interfaces, upgrades, and the courage to tell a customer that a customisation should not be built.',
      technologies: ['Java', 'C# and .NET', 'ServiceNow', 'SAP', 'Salesforce'],
    },
  ],
  regulations: [
    {
      name: 'SOC 2',
      fullName: 'AICPA System and Organization Controls 2, Trust Services Criteria',
      text: 'A Type II report covers how controls worked over months, and your consultants’ laptops, access and leavers are in the sample. We check that candidates know what evidence is before they have to produce it.',
    },
    {
      name: 'ISO/IEC 27001',
      fullName: 'Information security management systems: requirements',
      text: 'The 2022 edition has 93 reference controls in four themes, screening before employment among them. Our process leaves you the records for that control, dated and complete.',
    },
  ],
  closing:
    'Read us the role descriptions from your next statement of work, and we will tell you whom we would put forward and when.',
  drawing: {
    lines:
      'M112 40h96v46h-96zM40 166h72v46H40zM124 166h72v46h-72zM208 166h72v46h-72zM160 86v44M76 166v-36h168v36M160 130v36M124 54h20M124 66h12',
    fine: 'M50 180h28M50 190h44M50 200h20M134 180h28M134 190h44M134 200h20M218 180h28M218 190h44M218 200h20M154 54h42M154 66h42M154 74h28M40 234h240M40 228v12M280 228v12',
    brass: 'M153 130a7 7 0 1 0 14 0a7 7 0 1 0 -14 0',
  },
}
