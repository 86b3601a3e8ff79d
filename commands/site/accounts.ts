import { everyRemote, roles, type Person } from 'delivery'
import { remoteFolders } from 'shared-ui/remote-folders'
import { root } from '../root.ts'
import { hasConsole, type SiteSettings } from './settings.ts'

/**
 * Who steers from the console of a site with the embedded backend: one of the shell team, and one of each remote's; undefined
 * of a site without a console.
 */
export function localPeople(settings: Partial<SiteSettings>): Person[] | undefined {
  if (!hasConsole(settings)) return undefined
  // A hosted backend has accounts of its own: the shell team admits whose they are.
  if (settings.SUPABASE_URL) return []
  const emailOf = (name: string) => `${name}@plumbline.example`
  return [
    {
      ...{ email: emailOf('shell-team'), remote: everyRemote, team: 'Shell team' },
      may: [...roles['shell-team']],
    },
    ...Object.keys(remoteFolders(root)).map((remote) => ({
      ...{ email: emailOf(remote), remote, team: `${remote} team` },
      may: [...roles.team],
    })),
  ]
}

/** Says, once, with which passwords people sign in to the console. */
export function printAccounts(accounts: readonly { email: string; password: string }[]): void {
  for (const { email, password } of accounts)
    console.log(
      `${email} ${email.startsWith('shell-team@') ? 'shell-team' : 'team'} password ${password}`,
    )
}
