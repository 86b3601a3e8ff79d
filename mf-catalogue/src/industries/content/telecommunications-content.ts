import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Telecommunications',
  lead: 'The network carries emergency calls and football, often through the same rack. We recruit engineers for radio, core, operations and billing who treat change as a craft.',
  metaDescription:
    'Recruiting for operators, vendors and cable companies: 5G core, network software, OSS/BSS and real-time engineers, tested on change discipline.',
  // Demo content, of no named client.
  insights: [
    {
      value: '1 in 9',
      label: 'Read both 3GPP and Kubernetes',
      description: 'Core network candidates at ease in a signalling trace and in an event log.',
    },
    {
      value: '47%',
      label: 'Write the way back first',
      description: 'Candidates who plan the rollback before the upgrade in our exercise.',
    },
    {
      value: '6',
      label: 'Vendors behind one order',
      description: 'Median in the support systems our candidates are asked to change.',
    },
  ],
  challenges: [
    {
      title: 'Appliances became software',
      text: 'Core functions now run in containers beside everything else. Engineers who read a 3GPP specification and a Kubernetes event log with equal calm are few.',
    },
    {
      title: 'Support systems with archaeology',
      text: 'Ordering, inventory and billing have been customised by every vendor since the nineties. Newcomers underestimate them, and then the migration slips.',
    },
    {
      title: 'Mistakes make the news',
      text: 'A wrong route or a hurried upgrade can silence a region. Interviews need to ask how somebody changes things, besides what they know.',
    },
  ],
  solutions: [
    {
      title: 'Change windows rehearsed',
      text: 'The candidate writes a method of procedure for a core upgrade, with checks and a point of no return, and we then break step four.',
    },
    {
      title: 'Conversion paths both ways',
      text: 'Network engineers who learned to program, platform engineers who learned signalling: we search for both and say which half is still growing.',
    },
    {
      title: 'Real-time interviews by veterans',
      text: 'C++ and Erlang candidates discuss backpressure, soft upgrades and the timer that fired twice with people who have lost sleep over them.',
    },
    {
      title: 'Billing people taken seriously',
      text: 'Rating, mediation and revenue assurance roles get their own scorecard, because a lost record is a lost bill and nobody complains.',
    },
  ],
  services: [
    {
      title: 'Technical Interview as a Service',
      slug: 'technical-interview',
      text: 'Interviews on signalling, cloud-native network functions and support systems, by engineers who have held the pager.',
    },
    {
      title: 'Direct Hire Placement',
      slug: 'direct-hire',
      text: 'Permanent network software and real-time engineers, including those who never answer adverts.',
    },
  ],
  technologies: [
    {
      title: 'Cloud-native network functions',
      text: '5G core and edge on containers: state, multi-homed networking, packet processing in user space and upgrades without dropped sessions.',
      technologies: ['Kubernetes', 'Go', 'C++', 'Erlang', 'Cybersecurity'],
    },
    {
      title: 'Operations and business support',
      text: 'Provisioning, inventory, mediation and charging over TM Forum interfaces, plus streams of events big enough to need a plan.',
      technologies: ['Java', 'Apache Kafka', 'PostgreSQL', 'TM Forum Open APIs'],
    },
  ],
  regulations: [
    {
      name: 'FCC CPNI rules',
      fullName: 'Customer Proprietary Network Information, 47 CFR Part 64, Subpart U',
      text: 'Call details belong to the customer relationship and may be used or shown only within limits, after proper authentication. We ask support-tool engineers how a curious agent would be noticed.',
    },
    {
      name: 'FCC Part 4',
      fullName: 'Disruptions to Communications, 47 CFR Part 4',
      text: 'Outages of thirty minutes or more can become reportable, depending on the users and services hit. Operations candidates explain when their own clock started, and who was told first.',
    },
  ],
  closing:
    'Describe the function, the vendor mix and the next change window, and we will tell you which experience can be found.',
  drawing: {
    lines:
      'M160 84l-44 130M160 84l44 130M146 126h28M136 156h48M126 186h68M96 214h128M136 156l58 30M184 156l-58 30M146 126l38 30M174 126l-38 30',
    fine: 'M132 60a40 40 0 0 0 0 44M188 60a40 40 0 0 1 0 44M112 44a68 68 0 0 0 0 76M208 44a68 68 0 0 1 0 76M92 30a96 96 0 0 0 0 104M228 30a96 96 0 0 1 0 104M60 236h200M60 230v12M260 230v12',
    brass: 'M154 80a6 6 0 1 0 12 0a6 6 0 1 0 -12 0',
  },
}
