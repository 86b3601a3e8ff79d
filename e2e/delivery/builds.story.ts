import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as react from 'react'
import { root } from '../../commands/settings.ts'
import { expect, test } from '../site/fixtures.ts'

for (const remote of ['mf-catalogue', 'mf-resources', 'mf-leads'])
  test(`${remote} finds every name of React on the server, however busy the machine was that built it`, async () => {
    const folder = join(root, remote, 'dist/server')
    const name = (await readdir(folder)).find((file) => file.includes('loadShare__react__'))
    const standIn = await readFile(join(folder, name ?? ''), 'utf8')
    const names = Object.keys(react).filter((key) => /^[a-z]\w+$/i.test(key) && key !== 'default')
    expect(names.filter((key) => !standIn.includes(` ${key}`))).toEqual([])
  })
