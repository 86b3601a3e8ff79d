/** What the index says of itself. */
export const words = {
  title: 'Technologies we recruit for',
  lead: 'For each technology: the skills to ask for, sample interview questions by level and a guide to hiring well.',
  closing: {
    title: 'Not in the list?',
    text: 'We interview in more technologies than stand here. Name yours in a call and we will say plainly whether we can test it.',
  },
}
