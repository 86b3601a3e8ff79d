/** What the form asks of companies that hire, and of people who write about an opening. */
export const asked = {
  hiring: {
    company: undefined,
    message: 'Which roles, how many, by when, and what you have tried so far.',
  },
  opening: {
    company: 'Where you work now, or “none”.',
    message: 'What you have built that bears on it, where you live, and from when you could start.',
  },
}
