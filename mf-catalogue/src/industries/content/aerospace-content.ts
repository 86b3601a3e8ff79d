import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Aerospace',
  lead: 'Avionics, flight control, satellites and ground systems need engineers who can show why their code is safe. We find them, test them and keep them interested while the paperwork runs.',
  metaDescription:
    'Recruiting and technical interviews for avionics, space and defence software teams: DO-178C habits tested, export-control status checked before introduction.',
  // Figures: the specification, section 2.
  insights: [
    {
      value: '200+',
      label: 'Aerospace engineers assessed',
      description: 'Software, systems and verification roles, from junior to principal.',
    },
    {
      value: '100%',
      label: 'Export status checked first',
      description: 'Nobody is introduced to a controlled programme before we have asked.',
    },
    {
      value: '98%',
      label: 'Reports taken as they stand',
      description: 'Assessments after which the client’s engineers repeated nothing.',
    },
  ],
  challenges: [
    {
      title: 'Evidence is part of the job',
      text: 'A requirement, its code, its test and its review must point at one another. Many strong programmers have never worked that way, and a usual coding interview will not tell you who has.',
    },
    {
      title: 'The pool is narrowed by law',
      text: 'Export control decides who may see technical data. Asking too late wastes a search; asking wrongly turns away people the rules allow, or breaks anti-discrimination law.',
    },
    {
      title: 'Offers must survive a long wait',
      text: 'Clearances and programme access can take months after acceptance. Candidates leave in that silence unless somebody speaks to them and the interim work is real.',
    },
  ],
  solutions: [
    {
      title: 'Interviews on traceability',
      text: 'Each candidate receives a short specification with a gap in it and code that nearly satisfies it. We score the questions asked as well as the defect found.',
    },
    {
      title: 'Searches in neighbouring trades',
      text: 'Rail signalling, medical devices and automotive safety breed the same habits. We approach engineers there and say plainly what they would have to learn.',
    },
    {
      title: 'Separate tracks for build and verify',
      text: 'Developers, verification engineers and independent reviewers get their own scorecards, because the best of one are often ordinary at another.',
    },
    {
      title: 'Contact through the clearance gap',
      text: 'We call accepted candidates on an agreed rhythm until their first day and report to you any change in their situation.',
    },
  ],
  services: [
    {
      title: 'Direct Hire Placement',
      slug: 'direct-hire',
      text: 'Permanent engineers for flight and mission software, with eligibility settled before anybody opens a drawing.',
    },
    {
      title: 'Technical Interview as a Service',
      slug: 'technical-interview',
      text: 'Embedded engineers run the technical round for you and write down what they saw, without touching controlled data.',
    },
  ],
  technologies: [
    {
      title: 'Real-time and embedded software',
      text: 'Scheduling, memory discipline, interrupts and timing analysis, discussed over a fault the candidate has to locate from a log and a timing diagram.',
      technologies: ['C', 'C++', 'Ada', 'Rust', 'RTOS'],
    },
    {
      title: 'Models, simulation and ground segments',
      text: 'From Simulink models to telemetry pipelines: where the model stops being true, and how the ground software behaves when a pass is missed.',
      technologies: ['MATLAB and Simulink', 'Python', 'Kubernetes', 'PostgreSQL'],
    },
  ],
  regulations: [
    {
      name: 'DO-178C',
      fullName: 'Software Considerations in Airborne Systems and Equipment Certification',
      text: 'The objectives grow with the design assurance level, from E to A, and with them the share of verification work. We ask candidates which level they worked at, which objectives were theirs and what an auditor questioned.',
    },
    {
      name: 'ITAR',
      fullName: 'International Traffic in Arms Regulations, 22 CFR 120–130',
      text: 'Access to technical data is limited to U.S. persons, which includes permanent residents, refugees and asylees as well as citizens. Our screening question is worded for that definition, and our exercises hold nothing controlled.',
    },
  ],
  closing:
    'Tell us the assurance level, the programme access and the date, and we will say which part of the market is left.',
  drawing: {
    lines:
      'M44 150c0-12 30-22 74-22h110c26 0 44 10 52 22-8 12-26 22-52 22H118c-44 0-74-10-74-22zM250 128l22-54h20l-14 66M128 162l66 60h24l-36-60M252 134a20 20 0 0 1 16 12h-22',
    fine: 'M30 150h270M118 118v64M164 118v64M210 118v64M44 44h248M44 38v12M292 38v12M92 146h6M104 146h6M140 146h6M152 146h6M164 146h6M176 146h6M188 146h6M200 146h6',
    brass: 'M163 82v36M155 110l8 10 8-10',
  },
}
