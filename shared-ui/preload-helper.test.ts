// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { smallPreloadHelper } from './preload-helper.ts'

type Preload = (load: () => Promise<string>, files?: string[]) => Promise<string>

const ofVite = 'const assetsURL = function(dep) { return "/x/"+dep };const seen = {};'

/** The helper, as a build has it. */
async function makeHelper(code = ofVite): Promise<Preload> {
  const { handler } = smallPreloadHelper().transform as unknown as {
    handler: (code: string) => { code: string }
  }
  const text = `${handler(code).code}\n// ${Math.random()}`
  const module = `data:text/javascript,${encodeURIComponent(text)}`
  return ((await import(/* @vite-ignore */ module)) as { __vitePreload: Preload }).__vitePreload
}

const links = () => [...document.head.querySelectorAll('link')]
const said = () => links().map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)
const load = () => Promise.resolve('module')

beforeEach(() => document.head.replaceChildren())

test('modules come beside, stylesheets before', async () => {
  const preload = await makeHelper()
  const done = vi.fn()
  const loading = preload(load, ['a.js', 'a.css']).then(done)
  expect(said()).toEqual(['modulepreload /x/a.js', 'stylesheet /x/a.css'])
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  links()[1]?.dispatchEvent(new Event('load'))
  await loading
  expect(done).toHaveBeenCalledWith('module')
})

test('what the document has, or somebody asked for, is not asked for again', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/x/a.js"><link rel="stylesheet" href="/x/a.css">'
  const preload = await makeHelper()
  expect(await preload(load, ['a.js', 'a.css'])).toBe('module')
  const both = [preload(load, ['b.css']), preload(load, ['b.css'])]
  expect(said().slice(2)).toEqual(['stylesheet /x/b.css'])
  links()[2]?.dispatchEvent(new Event('load'))
  expect(await Promise.all(both)).toEqual(['module', 'module'])
  expect(await preload(load)).toBe('module')
})

test('a stylesheet that does not come keeps its page from coming, until it is asked for once more', async () => {
  const preload = await makeHelper()
  const failing = preload(load, ['a.css'])
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow('/x/a.css did not come')
  links()[0]?.remove()
  const again = preload(load, ['a.css'])
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await again).toBe('module')
})

test('another helper of Vite’s ends the build', async () => {
  await expect(makeHelper('const base = 1')).rejects.toThrow('is not what it was')
})
