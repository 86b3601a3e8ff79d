import { everyRemote, roles, type Person } from 'delivery'
import { remoteFolders } from 'shared-ui/federation'
import { root } from '../root.ts'
import type { SiteSettings } from './settings.ts'

/** The local site's people: one of the shell team, and one of each remote's. */
export function localPeople(remotes: readonly string[]): Person[] {
  const emailOf = (name: string) => `${name}@plumbline.example`
  return [
    {
      ...{ email: emailOf('shell-team'), remote: everyRemote, team: 'Shell team' },
      may: [...roles['shell-team']],
    },
    ...remotes.map((remote) => ({
      ...{ email: emailOf(remote), remote, team: `${remote} team` },
      may: [...roles.team],
    })),
  ]
}

/** Whose accounts the embedded backend is to have: nobody needs one where there is no console. */
export function localAccounts({ CONSOLE }: Pick<SiteSettings, 'CONSOLE'>): string[] {
  const people = CONSOLE === 'off' ? [] : localPeople(Object.keys(remoteFolders(root)))
  return people.map(({ email }) => email)
}

/** Says, once, with which passwords people sign in to the console. */
export function printAccounts(accounts: readonly { email: string; password: string }[]): void {
  for (const { email, password } of accounts)
    console.log(
      `${email} ${email.startsWith('shell-team@') ? 'shell-team' : 'team'} password ${password}`,
    )
}
