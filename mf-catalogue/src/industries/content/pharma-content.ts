import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Pharmaceutical',
  lead: 'From the bench to the batch record, software in drug development has to be right and to be shown right. We recruit people who are patient enough for both.',
  metaDescription:
    'Recruiting for pharma, biotech and contract research: bioinformatics, laboratory systems, clinical data and validation engineers who write things down.',
  // Demo content, of no named client.
  insights: [
    {
      value: '52%',
      label: 'Never changed a validated system',
      description: 'Of engineers with GxP on the CV; the first screen shows it.',
    },
    {
      value: '10',
      label: 'Weeks ahead of enrolment',
      description: 'How early our searches for trial-data engineers open, at the median.',
    },
    {
      value: '23%',
      label: 'Find the missing version',
      description: 'Bioinformatics candidates who repeat the published result within the exercise.',
    },
  ],
  challenges: [
    {
      title: 'Every release is a document',
      text: 'Validation plans, deviations and approvals surround each change. Engineers who regard paper as an insult to their craft leave within the year.',
    },
    {
      title: 'Two doctorates in one person',
      text: 'Computational roles ask for biology deep enough to doubt a result and engineering sound enough to repeat it. Few universities teach the pair.',
    },
    {
      title: 'The same four clusters',
      text: 'Boston, the Bay Area, New Jersey and the Research Triangle are searched by all sponsors at once. Waiting for applicants there is a slow way to fail.',
    },
  ],
  solutions: [
    {
      title: 'Validation as a conversation',
      text: 'We describe a small change to a validated system and ask for the risk, the test and the record. Proportion counts more than volume.',
    },
    {
      title: 'Panels with a scientist in them',
      text: 'Bioinformatics candidates meet one interviewer from the pipeline side and one from the assay side, and hear the question each would ask the other.',
    },
    {
      title: 'Reproducibility put to the test',
      text: 'The exercise is a published analysis with a missing version number. Strong candidates find out what must have been used, and say how sure they are.',
    },
    {
      title: 'Laboratory systems by module',
      text: 'LIMS and ELN experience is broken down into instruments, methods, interfaces and validation, because the product name alone predicts little.',
    },
  ],
  services: [
    {
      title: 'Direct Hire Placement',
      slug: 'direct-hire',
      text: 'Bioinformatics, data and laboratory systems people, found beyond the usual clusters and examined by their peers.',
    },
    {
      title: 'IT Consultancy Solutions',
      slug: 'it-consultancy',
      text: 'Consultants for a LIMS replacement, a validated cloud or a trial data platform, used to working under a quality system.',
    },
  ],
  technologies: [
    {
      title: 'Research computing and bioinformatics',
      text: 'Workflow engines, containers that still build next year, sequence data at petabyte scale and models whose training set can be defended.',
      technologies: ['Python', 'R', 'Nextflow', 'Machine Learning', 'AWS'],
    },
    {
      title: 'Clinical and manufacturing systems',
      text: 'CDISC data from site to submission, batch records, serialisation, and interfaces between instruments older than the network.',
      technologies: ['CDISC SDTM', 'SAS', 'C# and .NET', 'PostgreSQL'],
    },
  ],
  regulations: [
    {
      name: 'FDA 21 CFR Part 11',
      fullName: 'Electronic Records; Electronic Signatures',
      text: 'Audit trails, unique signatures and validated systems decide whether an electronic record can stand in for paper. Candidates design an audit trail with us, then try to falsify it.',
    },
    {
      name: 'EU GMP Annex 11',
      fullName: 'EudraLex Volume 4, Annex 11: Computerised Systems',
      text: 'European sites are inspected against it: risk management over the life cycle, supplier assessment, data integrity. We ask quality-minded engineers what an inspector wanted to see that nobody had prepared.',
    },
  ],
  closing:
    'Tell us the phase, the system and the inspection you expect next, and we will propose a scorecard you can defend.',
  drawing: {
    lines: 'M132 44h56M140 44v60l-52 88c-6 12 0 22 12 22h120c12 0 18-10 12-22l-52-88V44M113 150h94',
    fine: 'M150 60h10M150 74h10M150 88h10M122 166h20M112 182h20M128 200a5 5 0 1 0 .1 0M166 170a7 7 0 1 0 .1 0M190 192a4 4 0 1 0 .1 0M250 52l18 10v20l-18 10-18-10V62zM268 62l16-10M250 92v18M60 236h200M60 230v12M260 230v12',
    brass: 'M150 190a9 9 0 1 0 .1 0',
  },
}
