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
