/** Where somebody looks who does not know a word for it. */
export const parts = [
  { label: 'Services', to: '/services' },
  { label: 'Industries', to: '/industries' },
  { label: 'Technologies', to: '/technologies' },
  { label: 'Locations', to: '/locations' },
  { label: 'Roles', to: '/roles' },
  { label: 'Open positions', to: '/roles#open' },
  { label: 'Resources', to: '/resources' },
  { label: 'Glossary', to: '/glossary' },
  { label: 'Case studies', to: '/case-studies' },
]
