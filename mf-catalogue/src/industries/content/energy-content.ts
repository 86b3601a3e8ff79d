import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Energy',
  lead: 'Grids, wells, turbines and trading desks run on software that is changed rarely and trusted daily. We recruit engineers who respect the plant and still move the programme forward.',
  metaDescription:
    'Engineers for utilities, renewables and oil and gas: SCADA, grid analytics and energy trading roles, screened for operational discipline and site reality.',
  // Demo content, of no named client.
  insights: [
    {
      value: '38%',
      label: 'Say no to the site rota',
      description:
        'Of engineers approached for field systems; they hear of it in our first message.',
    },
    {
      value: '6',
      label: 'Weeks from acceptance to CIP access',
      description: 'Median, with training and risk assessment begun on the day of the yes.',
    },
    {
      value: '2 in 5',
      label: 'Come from another control trade',
      description: 'Our control-system hires out of railways, water works and process plants.',
    },
  ],
  challenges: [
    {
      title: 'A control room is no web service',
      text: 'Changes wait for an outage window and a rollback that works with the network cut. Engineers from fast-moving companies need to want that, not merely tolerate it.',
    },
    {
      title: 'Two cultures share one cable',
      text: 'Operations people speak of setpoints and protection relays, software people of services and queues. Projects stall where nobody can translate.',
    },
    {
      title: 'The site is far away',
      text: 'Substations, platforms and wind farms ask for travel, shifts or long drives to remote sites. Late surprises about this are the commonest reason for a withdrawn acceptance.',
    },
  ],
  solutions: [
    {
      title: 'Working conditions in the first call',
      text: 'Travel share, call-out duty, medical fitness and vetting are stated before the interview, and each candidate confirms them to us in writing.',
    },
    {
      title: 'Interviews about degraded operation',
      text: 'Our exercise loses a telemetry link in the middle of a switching operation. What the candidate shows the operator next tells more than any protocol quiz.',
    },
    {
      title: 'Bilingual engineers sought on purpose',
      text: 'We look for people who crossed from instrumentation to software, or the reverse, in utilities, process plants and building automation.',
    },
    {
      title: 'Knowledge handed over before retirement',
      text: 'Where a system has one expert left, we suggest overlapping contracts and test newcomers on reading old ladder logic and older documents.',
    },
  ],
  services: [
    {
      title: 'IT Consultancy Solutions',
      slug: 'it-consultancy',
      text: 'Senior help for a historian migration, a market interface or a meter-data platform, with a handover your own staff can operate.',
    },
    {
      title: 'Direct Hire Placement',
      slug: 'direct-hire',
      text: 'Permanent engineers for grid, generation and trading systems who knew about the site before they said yes.',
    },
  ],
  technologies: [
    {
      title: 'Control systems and telemetry',
      text: 'DNP3, IEC 61850, OPC UA and Modbus in practice: polling, time stamps, stale values and what may never be written from the business network.',
      technologies: ['SCADA', 'OPC UA', 'C++', 'C# and .NET'],
    },
    {
      title: 'Forecasting, metering and markets',
      text: 'Interval data at volume, load and generation forecasts, settlement runs that can be repeated to the cent a year later.',
      technologies: ['Python', 'Data Engineering', 'Machine Learning', 'Microsoft Azure'],
    },
  ],
  regulations: [
    {
      name: 'NERC CIP',
      fullName:
        'Critical Infrastructure Protection reliability standards for the bulk electric system',
      text: 'CIP-004 asks for training and a personnel risk assessment, with identity confirmed and seven years of criminal history checked, before access is granted. We start that conversation at the offer, so that the first week is not spent at a locked door.',
    },
    {
      name: 'IEC 62443',
      fullName: 'Security for industrial automation and control systems',
      text: 'Zones, conduits and security levels give plant and IT people one vocabulary. In interviews we hand over a flat plant network and ask for the first boundary, and for what it will break.',
    },
  ],
  closing:
    'Describe the system, the site and the outage calendar, and we will tell you who does this work and how to reach them.',
  drawing: {
    lines:
      'M96 222l26-150h24l26 150M82 96h104M92 70h84M104 176h60M110 140h48M118 96h32M116 110l44 30M152 110l-44 30M110 140l54 36M158 140l-54 36M104 176l68 46M164 176l-68 46',
    fine: 'M40 92c20 12 32 8 42 4M186 96c40 26 74 10 104-14M40 66c20 12 40 8 52 4M176 70c40 24 84 10 114-14M36 222h248M240 222v-74M210 222v-40h60v40',
    brass: 'M244 108l-14 24h20l-14 24',
  },
}
