/** What the index says of itself. */
export const words = {
  title: 'Where we recruit',
  lead: 'Engineering markets we know, city by city: who hires there, where people work and which roles we fill.',
  closing: {
    title: 'Hiring somewhere else?',
    text: 'Most of our interviews run by video, so the place matters less than the time zone.',
  },
}
