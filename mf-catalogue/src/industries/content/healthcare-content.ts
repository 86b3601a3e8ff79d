import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Healthcare',
  lead: 'Behind each record is a patient, and beside each screen a clinician with no time. We recruit engineers for hospitals, health plans and digital health companies who build with both in mind.',
  metaDescription:
    'Technical recruiting for providers, payers and digital health: HL7 and FHIR integration, clinical software and data roles, tested on privacy and uptime.',
  // Demo content, of no named client.
  insights: [
    {
      value: '1 in 6',
      label: 'Have taken a FHIR feed live',
      description: 'Of candidates whose CV lists the standard.',
    },
    {
      value: '29%',
      label: 'Notice the log line that leaks',
      description: 'Engineers in our privacy exercise, before anyone mentions compliance.',
    },
    {
      value: '4',
      label: 'Releases a year',
      description: 'What the median hospital allows; our briefs say so before the first interview.',
    },
  ],
  challenges: [
    {
      title: 'Acronyms on the CV, nothing behind them',
      text: 'HL7 and FHIR appear in hundreds of profiles. The person who has reconciled two patient identities at three in the morning is much rarer.',
    },
    {
      title: 'Privacy lives in small habits',
      text: 'A stack trace with a name, a test database copied from production, a screenshot in a chat: breaches begin there, and interviews seldom look.',
    },
    {
      title: 'Nobody can close the ward',
      text: 'Systems change while patients are admitted. Teams need people who plan downtime procedures with nurses and keep calm on call.',
    },
  ],
  solutions: [
    {
      title: 'Integration interviews with real messages',
      text: 'We show an ADT feed with a merge that went wrong, synthetic of course, and ask what the receiving system now believes and how to repair it.',
    },
    {
      title: 'Privacy scored without naming it',
      text: 'The exercise contains a logging line and a support tool that leak. We note whether the candidate sees them before anybody mentions compliance.',
    },
    {
      title: 'Clinical empathy as a criterion',
      text: 'Candidates shorten an ordering workflow after reading a clinician’s complaint, and explain which safety check they refused to remove.',
    },
    {
      title: 'Vendor knowledge put in its place',
      text: 'Experience with one electronic record is worth much or little depending on the module. We find out which, and whether it carries over.',
    },
  ],
  services: [
    {
      title: 'Technical Interview as a Service',
      slug: 'technical-interview',
      text: 'Interviewers who have integrated clinical systems test yours, with synthetic data and a report the next day.',
    },
    {
      title: 'IT Consultancy Solutions',
      slug: 'it-consultancy',
      text: 'Three to six months of experienced help for an interface engine, a FHIR programme or a cloud move with patient data in it.',
    },
  ],
  technologies: [
    {
      title: 'Interoperability',
      text: 'HL7 v2, FHIR resources and profiles, SMART app launch, terminologies and the interface engine that holds the hospital together.',
      technologies: ['HL7 FHIR', 'Java', 'C# and .NET', 'Mirth Connect'],
    },
    {
      title: 'Patient applications and clinical data',
      text: 'Mobile apps that work for an anxious person with one hand free, and data platforms where consent travels with each row.',
      technologies: ['Swift', 'Kotlin', 'React', 'Data Engineering', 'Machine Learning'],
    },
  ],
  regulations: [
    {
      name: 'HIPAA',
      fullName: 'Health Insurance Portability and Accountability Act, 45 CFR Parts 160 and 164',
      text: 'The Security Rule’s access, audit and transmission safeguards shape everyday engineering, and business associates carry them too. Our question is practical: how did support see enough to help and no more?',
    },
    {
      name: '21st Century Cures Act',
      fullName: 'Information blocking provisions, 45 CFR Part 171',
      text: 'Unreasonable barriers to electronic health information are prohibited, and certified systems offer standard FHIR interfaces. Candidates explain an exception they met, and how they kept it from becoming an excuse.',
    },
  ],
  closing:
    'Tell us which systems have to talk and who waits for them; we will show you how we would interview for that.',
  drawing: {
    lines:
      'M60 52h92v156H60zM88 52V40h36v12M180 128h28l12-34 20 74 16-56 8 16h24M180 208h108M180 60h108',
    fine: 'M74 92h64M74 106h64M74 120h44M74 148h64M74 162h64M74 176h36M180 84v100M204 84v100M228 84v100M252 84v100M276 84v100M180 228h108M180 222v12M288 222v12',
    brass: 'M98 66h16M106 58v16',
  },
}
