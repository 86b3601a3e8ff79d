import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Retail',
  lead: 'One number, the stock on the shelf, has to be the same in the store, the warehouse and the app. We recruit the engineers who make it so, wherever your head office is.',
  metaDescription:
    'Recruiting for retailers and grocers: point-of-sale, inventory, supply chain and data engineers, sourced beyond the technology hubs and tested on real stores.',
  // Demo content, of no named client.
  insights: [
    {
      value: '63%',
      label: 'Sell the last item twice',
      description:
        'Candidates whose first design for our stock exercise promises it to two customers.',
    },
    {
      value: '8',
      label: 'Months in which to hire',
      description: 'January to August; outside them our searches wait or become contracts.',
    },
    {
      value: '12%',
      label: 'Would move to the head office',
      description: 'Of senior engineers approached, which is why remote terms come first.',
    },
  ],
  challenges: [
    {
      title: 'Five systems, one truth',
      text: 'Tills, receiving, returns, online orders and shrinkage all claim to know the stock. Reconciling them is distributed systems work under another name.',
    },
    {
      title: 'The data centre is a cupboard',
      text: 'Store software runs behind the freezer aisle on a shared line. Updates arrive at night, in waves, and must not stop the morning’s first sale.',
    },
    {
      title: 'Talent lives elsewhere',
      text: 'Many retailers have their headquarters where senior engineers are few. Relocation alone seldom closes the gap, and remote policy is often undecided.',
    },
  ],
  solutions: [
    {
      title: 'An inventory exercise',
      text: 'Two stores sell the last item and the warehouse counts it a third time. The candidate chooses what to promise the customer and how to mend the books.',
    },
    {
      title: 'Interviews for offline first',
      text: 'We pull the network cable during a sale and ask what the till prints, what it queues and what the fraud team will find tomorrow.',
    },
    {
      title: 'Location policy before sourcing',
      text: 'Together we settle which roles may be remote, hybrid or on site. Stating it in the first message costs some replies and saves most refusals.',
    },
    {
      title: 'Hiring around the freeze',
      text: 'Searches open in January and close before autumn. What cannot land by then becomes a contract role or waits, and we say which.',
    },
  ],
  services: [
    {
      title: 'Recruitment Process Outsourcing',
      slug: 'recruitment-process',
      text: 'Technology recruiting for stores, supply chain and head office run by one team, beginning in two to four weeks.',
    },
    {
      title: 'Recruiter Training Programs',
      slug: 'recruiter-training',
      text: 'For recruiters who fill store roles superbly and now have to fill engineering ones as well.',
    },
  ],
  technologies: [
    {
      title: 'Stores and payment',
      text: 'Point of sale, handhelds, self-checkout and kiosks: device fleets, offline queues, and releases that can be halted at store forty.',
      technologies: ['C# and .NET', 'Kotlin', 'React', 'Docker'],
    },
    {
      title: 'Supply chain and demand',
      text: 'Order management, replenishment and forecasting that copes with a promotion, a snowstorm and a supplier who sends spreadsheets.',
      technologies: ['Java', 'Apache Kafka', 'Data Engineering', 'Google Cloud', 'Python'],
    },
  ],
  regulations: [
    {
      name: 'PCI DSS',
      fullName: 'Payment Card Industry Data Security Standard for card-present environments',
      text: 'In stores the cheapest control is a smaller scope: point-to-point encryption, separate networks, terminals checked for tampering. Our candidates draw the boundary and defend what they left outside.',
    },
    {
      name: 'CCPA',
      fullName: 'California Consumer Privacy Act, as amended by the CPRA',
      text: 'Loyalty data can be asked for, corrected, deleted and kept from sale, and browsers may signal that wish automatically. We look for engineers who have joined those requests across till, app and mailing list.',
    },
  ],
  closing:
    'Say how many stores, which systems and where people may live, and we will say how fast the first shortlist can be there.',
  drawing: {
    lines:
      'M56 104h208v102H56zM48 104l16-48h192l16 48zM48 104a17 14 0 0 0 37 0a17 14 0 0 0 37 0a17 14 0 0 0 38 0a17 14 0 0 0 38 0a17 14 0 0 0 37 0a17 14 0 0 0 37 0M200 206v-66h40v66M76 140h96v44H76z',
    fine: 'M85 104l10-48M122 104l6-48M160 104V56M198 104l-6-48M235 104l-10-48M84 148v28M90 148v28M98 148v28M102 148v28M112 148v28M122 148v28M126 148v28M136 148v28M144 148v28M150 148v28M160 148v28M164 148v28M56 230h208M56 224v12M264 224v12M208 172h4',
    brass: 'M68 162h112',
  },
}
