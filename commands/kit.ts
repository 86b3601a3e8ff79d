import { relative, resolve } from 'node:path'
import { kitImpact, sayImpact } from './package/impact.ts'
import { prepareKitVersion } from './package/kit-versions.ts'
import { pack } from './package/pack.ts'
import { runCommand } from './processes/run-command.ts'
import { step } from './processes/steps.ts'
import { root } from './root.ts'

const help = `npm run kit -- pack
  makes the packages that a remote in a repository of its own needs: plumbline-kit-<version>.tgz and plumbline-delivery-<version>.tgz
npm run kit -- pack --to <folder>
  there, and not in shared-ui/dist
npm run kit -- impact
  which live remotes the kit of this working tree would break, from their releases alone`
const options = { to: { type: 'string' } } as const

/** `npm run kit`: the kit and the delivery commands for other repositories, and what another kit would break. */
runCommand({ typed: 'npm run kit --', names: ['pack|impact'], options, help }, async (typed) => {
  const [what] = typed.positionals
  if (what === 'impact') return sayImpact(await kitImpact(process.env))
  if (what !== 'pack')
    throw new Error(what ? `'${what}' is neither pack nor impact\n\n${help}` : help)
  await step('version', prepareKitVersion)
  const to = resolve(typed.values.to ?? resolve(root, 'shared-ui/dist'))
  for (const name of ['plumbline-kit', 'plumbline-delivery'] as const)
    console.log(relative(process.cwd(), await step(name, () => pack(name, to))))
})
