import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const rounds = 300

test('of two backends that start in the same moment one gets the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = Date.now() + 2_000
  const claiming = `// as main.ts does
    const { claimFolder } = await import('${join(import.meta.dirname, 'data-folder.ts')}')
    const claimed = []
    for (let round = 0; round < ${rounds}; round++) {
      while (Date.now() < ${at} + round * 10);
      try {
        claimFolder('${folder}/' + round)
        claimed.push(round)
      } catch {}
    }
    process.stdout.write(JSON.stringify(claimed), () => setTimeout(() => process.exit(), 2_000))`
  const claim = async () => {
    const args = ['--input-type=module', '--eval', claiming]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    return JSON.parse(stdout) as number[]
  }
  const claimed = (await Promise.all([claim(), claim()])).flat().sort((a, b) => a - b)
  expect(claimed).toEqual(Array.from({ length: rounds }, (_, round) => round))
})
