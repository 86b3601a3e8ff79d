import { expect } from '../../site/fixtures.ts'
import { examineStates, isNotFound } from '../../site/states.ts'

examineStates({
  'remote failed': {
    path: '/technologies/react',
    before: (page) => page.route('**/remotes/catalogue/**', (route) => route.abort()),
    enter: (page) =>
      expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  'role not found': { path: '/roles/no-such-role', enter: isNotFound },
})
