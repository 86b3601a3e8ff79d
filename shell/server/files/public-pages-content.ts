import type { PublicPage } from 'shared-ui/contract'

/** Pages of the shell itself. */
export const ownPages: readonly PublicPage[] = [
  { path: '/' },
  {
    path: '/about',
    search: { kind: 'Pages', title: 'About us', text: 'The founder’s story and what we can do' },
  },
  {
    path: '/privacy-policy',
    search: {
      kind: 'Pages',
      title: 'Privacy Policy',
      text: 'What we learn about visitors, and their rights',
    },
  },
]
