import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Financial Services',
  lead: 'Ledgers must balance, trades must be explained and regulators read the change log. We recruit engineers for banks, payment firms and trading houses who find that normal.',
  metaDescription:
    'Technical recruiting for banks, payments and trading: ledger, risk, low-latency and core banking engineers, assessed on correctness and explanation.',
  rating: { value: 4.8, reviews: 300 },
  // Demo content, of no named client.
  insights: [
    {
      value: '13',
      label: 'Days of vetting after the offer',
      description:
        'Median where checks are prepared during the interviews; 31 where all begins with the offer.',
    },
    {
      value: '1 in 4',
      label: 'Balance the ledger at once',
      description: 'Candidates whose books still agree when yesterday’s reversal arrives.',
    },
    {
      value: '64%',
      label: 'Start after the bonus is paid',
      description: 'Of trading and risk engineers who accept between October and January.',
    },
  ],
  challenges: [
    {
      title: 'Correct to the cent, every night',
      text: 'Rounding, cut-off times, reversals and partial failures are where payment systems go wrong. Generic algorithm puzzles never come near them.',
    },
    {
      title: 'Vetting slower than the market',
      text: 'Employment history, references and regulatory checks follow the offer and can take weeks. Meanwhile the candidate hears from firms that need none of it.',
    },
    {
      title: 'Old cores, few hands',
      text: 'Mainframe ledgers still settle the day, and those who understand them also have to explain them to the people building the replacement.',
    },
  ],
  solutions: [
    {
      title: 'A ledger as the coding task',
      text: 'Candidates extend a small double-entry ledger, then meet a duplicate message and a reversal from yesterday. We watch for invariants, not for speed.',
    },
    {
      title: 'Vetting prepared during the interviews',
      text: 'We list the checks you require at the first call, collect dates and referees at once and point out gaps while there is time to explain them.',
    },
    {
      title: 'Peers for low-latency and quant roles',
      text: 'C++ and quantitative candidates talk to people who have measured cache misses and defended a backtest, because they notice at once when they do not.',
    },
    {
      title: 'Explanations that an auditor could follow',
      text: 'Each interview ends with a decision to be justified in plain words. That skill is scored on its own, since model risk and audit will ask for it.',
    },
  ],
  services: [
    {
      title: 'Technical Interview as a Service',
      slug: 'technical-interview',
      text: 'Payments, risk and trading interviews by engineers who have worked at such desks and work for no competitor of yours, documented well enough for your audit trail.',
    },
    {
      title: 'Recruitment Process Outsourcing',
      slug: 'recruitment-process',
      text: 'One accountable process across divisions and entities, set up in two to four weeks, with vetting tracked like any other stage.',
    },
  ],
  technologies: [
    {
      title: 'Payments and core banking',
      text: 'ISO 20022 messages, reconciliation, exactly-once myths and the patient art of carving services out of a mainframe.',
      technologies: ['Java', 'Apache Kafka', 'PostgreSQL', 'COBOL', 'Kotlin'],
    },
    {
      title: 'Trading, risk and pricing',
      text: 'Market data under load, deterministic replay, Monte Carlo runs that can be reproduced and limits that hold when the feed does not.',
      technologies: ['C++', 'Python', 'Rust', 'kdb+'],
    },
  ],
  regulations: [
    {
      name: 'SOX',
      fullName: 'Sarbanes–Oxley Act of 2002',
      text: 'Section 404 makes change control over financial reporting systems an auditable fact: who wrote it, who approved it, who released it. We ask candidates how they kept that separation without stopping delivery.',
    },
    {
      name: 'GLBA',
      fullName: 'Gramm–Leach–Bliley Act and its Safeguards Rule, 16 CFR Part 314',
      text: 'Access limited to need, encryption, multi-factor authentication and tested incident plans are law for many lenders and fintech companies. Platform candidates are asked which of these they built and which they inherited.',
    },
  ],
  closing:
    'One call is enough to agree what must never go wrong in your system and how we would test a candidate for it.',
  drawing: {
    lines:
      'M52 96l108-52 108 52zM64 96v14h192v-14M76 110v76M100 110v76M124 110v76M148 110v76M172 110v76M196 110v76M220 110v76M244 110v76M60 186h200v14H60zM48 200h224v14H48z',
    fine: 'M160 44v52M52 234h216M52 228v12M268 228v12M76 124h24M124 124h24M172 124h24M220 124h24M76 172h24M124 172h24M172 172h24M220 172h24',
    brass: 'M148 78a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M160 70v16',
  },
}
