import type { Fault } from '../fault.ts'

export const kitAndDeliveryFaults: readonly Fault[] = [
  {
    name: 'the cross of a dialog has no name',
    file: 'shared-ui/src/components/dialog.tsx',
    find: ' aria-label="Close"',
    replace: '',
  },
  {
    name: 'a field does not say what is wrong with it',
    file: 'shared-ui/src/components/forms/fields.tsx',
    find: '[help && `${id}-help`, error && `${id}-error`]',
    replace: '[help && `${id}-help`]',
  },
  {
    name: 'quiet text is too dark in the dark',
    file: 'shared-ui/src/theme/tokens.css',
    find: '--pl-soft: light-dark(#4a5666, #a9b4c2)',
    replace: '--pl-soft: light-dark(#4a5666, #5f6b7a)',
  },
  {
    name: 'cards in two columns are wider than a narrow telephone',
    file: 'shared-ui/src/components/card-grid.module.css',
    find: 'minmax(min(100%, var(--minimum)), 1fr)',
    replace: 'minmax(var(--minimum), 1fr)',
  },
  {
    name: 'what does not exist is answered 200',
    file: 'shared-ui/src/route-problem.ts',
    find: '{ title, message }, { status: 404 })',
    replace: '{ title, message }, { status: 200 })',
  },
  {
    name: 'the list of mistakes takes focus the first time only',
    file: 'shared-ui/src/components/forms/error-summary.tsx',
    find: '}, [errors, hasErrors])',
    replace: '}, [hasErrors])',
  },
  {
    name: 'the space bar does not open the consultation',
    file: 'shared-ui/src/components/button.tsx',
    find: "if (event.key !== ' ') return",
    replace: "if (event.key !== 'Spacebar') return",
  },
  {
    name: "a team's key signs every remote",
    file: 'delivery/src/signing/keys.ts',
    find: '    (holder.remote === remote || holder.remote === everyRemote) &&\n    holder.ended',
    replace: '    holder.ended',
  },
  {
    name: 'files of a release are not held against their hashes',
    file: 'delivery/src/releases/integrity.ts',
    find: 'if (!hasHash(bytes, record.integrity))',
    replace: 'if (bytes.length !== record.bytes)',
  },
  {
    name: 'the gate lets a release through whose page is 404',
    file: 'delivery/src/gate/checks/server-checks.ts',
    find: 'if (response.status !== 200)',
    replace: 'if (response.status >= 500)',
  },
  {
    name: 'pruning removes what is new and keeps what is old',
    file: 'delivery/src/releases/prune.ts',
    find: 'signed.signedAt.getTime() > since',
    replace: 'signed.signedAt.getTime() < since',
  },
  {
    name: 'everybody on the machine can read a new signing key',
    file: 'delivery/src/signing/keys.ts',
    find: 'mode: 0o600, flush: true',
    replace: 'mode: 0o644, flush: true',
  },
]
