/** What the index says of itself. */
export const words = {
  title: 'Industries we recruit for',
  lead: 'The same job title means different work in a bank, a hospital and a power station. These are the twelve trades whose engineers we know.',
  closing: {
    title: 'Working in another field?',
    text: 'Tell us what your engineers must never get wrong. We will say whether we can test it.',
  },
}
