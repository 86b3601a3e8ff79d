/** What the form asks, and how a message begins. */
interface Asked {
  begun?: string
  company?: string
  message: string
}

const hiring: Asked = {
  message: 'Which roles, how many, by when, and what you have tried so far.',
}

const subjects = new Map<string | undefined, Asked>([
  [undefined, hiring],
  [
    'network',
    {
      begun: 'About your network: ',
      company: 'Where you work now, or “none”.',
      message:
        'What you build and with what, what you would like to interview for, and which hours suit you.',
    },
  ],
  [
    'privacy',
    {
      begun: 'About my information: ',
      company: 'Yours, or “none”.',
      message: 'Which right it is about, and how we know each other, so that we find what we hold.',
    },
  ],
])

/** What is asked of companies that hire, of people who write about an opening, and of others by their subject. */
export const askedAbout = (about: string | undefined): Asked =>
  subjects.get(about) ?? {
    begun: `About ${about}: `,
    company: 'Where you work now, or “none”.',
    message: 'What you have built that bears on it, where you live, and from when you could start.',
  }
