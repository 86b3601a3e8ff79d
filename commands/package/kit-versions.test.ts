import { expect, test } from 'vitest'
import { checkKitVersion, kitChanges, kitHere, packedVersions } from './kit-versions.ts'

test('the kit has a version that suits what changed in it', async () => {
  await checkKitVersion(await kitHere(), await packedVersions())
})

const first = {
  version: '1.4.0',
  kit: { 'shared-ui': 'export declare function Badge(props: { tone?: string }): null;\n' },
}
const second = {
  version: '1.4.1',
  kit: {
    'shared-ui':
      'export declare function Badge(props: { colour?: string }): null;\nexport declare function Tag(): null;\n',
  },
}

test('a version that is too low is refused, with what changed', async () => {
  await expect(checkKitVersion(second, [first])).rejects.toThrow(
    'shared-ui is 1.4.1, and what changed since 1.4.0 makes it 2.0.0:\n- Breaks: `Badge` of `shared-ui` took `{ tone?: string | undefined; }` and takes `{ colour?: string | undefined; }`.\n- New: `Tag` of `shared-ui`.',
  )
  await checkKitVersion({ ...second, version: '2.0.0' }, [first])
})

test('teams read what each version brought', async () => {
  expect(await kitChanges([{ ...second, version: '2.0.0' }, first])).toBe(`# What changed in the kit

## 2.0.0

- Breaks: \`Badge\` of \`shared-ui\` took \`{ tone?: string | undefined; }\` and takes \`{ colour?: string | undefined; }\`.
- New: \`Tag\` of \`shared-ui\`.

## 1.4.0

The first that was packed.
`)
})
