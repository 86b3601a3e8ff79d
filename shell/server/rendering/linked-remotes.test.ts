import { expect, test } from 'vitest'
import { defaultSite } from '../../src/site/site-plan.ts'
import { linkedRemotes } from './linked-remotes.ts'

test('a link to a page of a remote, with or without query, anchor and further attributes, names the remote', () => {
  const html =
    '<a class="x" href="/roles/data-engineer">Roles</a><a href="/glossary#sla">SLA</a><a href="/contact?from=x">Contact</a>'
  expect(linkedRemotes(html, defaultSite)).toEqual(new Set(['catalogue', 'resources', 'leads']))
})

test('pages of the shell, files, other sites and addresses in texts name none', () => {
  const html =
    '<a href="/">Home</a><a href="/about">About</a><link href="/assets/glossary.css"><a href="https://a.example/roles">A</a><p>/contact, data-href="/contact"</p><a href="//contact">B</a>'
  expect(linkedRemotes(html, defaultSite)).toEqual(new Set())
})

test('links are read up to the last remote, however many go to the same', () => {
  const { ownerOf } = defaultSite
  const remoteNames = ['catalogue', 'resources', 'leads']
  const asked: string[] = []
  const plan = {
    ...defaultSite,
    remoteNames,
    ownerOf: (path: string) => (asked.push(path), ownerOf(path)),
  }
  const html = ['roles', 'roles', 'about', 'glossary', 'contact', 'services']
    .map((prefix) => `<a href="/${prefix}">A</a>`)
    .join('')
  expect(linkedRemotes(html, plan)).toEqual(new Set(remoteNames))
  expect(asked).toEqual(['/roles', '/about', '/glossary', '/contact'])
})
