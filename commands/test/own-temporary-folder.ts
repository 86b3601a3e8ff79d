import { makeTemporaryFolder } from 'delivery'

/** Before a run of tests: what they leave in the temporary folder goes with the run. */
export default function setup(): () => Promise<void> {
  const { path, remove } = makeTemporaryFolder('tests-')
  process.env['TMPDIR'] = path
  return remove
}
