import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../commands/root.ts'
import { expect, test } from '../../site/fixtures.ts'

for (const remote of ['mf-catalogue', 'mf-resources', 'mf-leads'])
  test(`${remote} finds every name of React on the server, however busy the machine was that built it`, () => {
    const files = globSync('*.js', { cwd: join(root, remote, 'dist/server') })
    const texts = files.map((file) => readFileSync(join(root, remote, 'dist/server', file), 'utf8'))
    // Names that hardly any page uses, which is when they were lost.
    const names = ['forwardRef', 'startTransition', 'useDeferredValue', 'useSyncExternalStore']
    expect(names.filter((key) => !texts.some((text) => text.includes(key)))).toEqual([])
  })
