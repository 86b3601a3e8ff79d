/** What the index says of itself. */
export const words = {
  title: 'Technical recruitment services',
  lead: 'Nine services around one question: can this person do the work? Take one stage of your hiring or all of it.',
  closing: {
    title: 'Not sure which one?',
    text: 'Tell us where candidates are lost today. If the answer is something you can fix without us, we will say so.',
  },
}
