import type { SearchEntry } from 'shared-ui/contract'
import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'

const entry = (kind: string, title: string, text = ''): SearchEntry => ({
  kind,
  title,
  path: `/${kind.toLowerCase()}/${encodeURIComponent(title)}`,
  text,
})

const entries = [
  entry('Technologies', 'React', 'Interfaces made of components'),
  entry('Technologies', 'Node.js', 'JavaScript on the server'),
  entry('Technologies', 'C#', 'Services on .NET'),
  entry('Technologies', 'C++', 'Engines and drivers'),
  entry('Technologies', 'Kubernetes', 'Containers in production'),
  entry('Roles', 'React Native Developer', 'Mobile apps'),
  entry('Roles', 'Data Engineer', 'Pipelines; some React on dashboards'),
  entry('Glossary', 'CI/CD Engineer'),
  entry('Industries', 'E-commerce'),
  entry('Articles', 'Résumé screening'),
  entry('Technologies', 'Rust'),
  entry('Roles', 'Frontend Developer'),
  entry('Articles', 'The end of a search', 'Who is in front'),
  entry('Articles', 'Trust in interviews', 'What engineers say of data'),
]

const titles = (query: string) =>
  findEntries(entries, query).flatMap(({ entries }) => entries.map(({ title }) => title))

test.each([
  ['react', 'React'],
  ['REACT', 'React'],
  ['rea', 'React'],
  ['raect', 'React'],
  ['kubernets', 'Kubernetes'],
  ['nodejs', 'Node.js'],
  ['node js', 'Node.js'],
  ['c++', 'C++'],
  ['c#', 'C#'],
  ['cicd', 'CI/CD Engineer'],
  ['ci/cd', 'CI/CD Engineer'],
  ['ecommerce', 'E-commerce'],
  ['e-commerce', 'E-commerce'],
  ['resume', 'Résumé screening'],
  ['glossary', 'CI/CD Engineer'],
  ['data engineers', 'Data Engineer'],
  ['k8s', 'Kubernetes'],
  ['front end', 'Frontend Developer'],
  ['front-end', 'Frontend Developer'],
  ['data', 'Data Engineer'],
  ['kubernetes engineer', 'Kubernetes'],
])('%s finds %s first', (query, title) => {
  expect(titles(query)[0]).toBe(title)
})

test('letters with accents of their own, as a Mac names files, are those with accents', () => {
  expect(titles('re\u0301sume\u0301')).toEqual(titles('résumé'))
})

test('groups by kind, the group of the best result first', () => {
  const groups = findEntries(entries, 'react')
  expect(groups.map(({ kind }) => kind)).toEqual(['Technologies', 'Roles'])
  expect(groups[1]?.entries.map(({ title }) => title)).toEqual([
    'React Native Developer',
    'Data Engineer',
  ])
})

test('results with all words come alone; without any, those whose words few others have', () => {
  expect(titles('react developer')).toEqual(['React Native Developer', 'React'])
  expect(titles('react underwater')).toContain('React')
  expect(titles('ci/cd kubernetes')).toEqual(['CI/CD Engineer', 'Kubernetes'])
  expect(titles('who is in front of kubernetes')).toContain('Kubernetes')
  expect(titles('k8s engineer underwater')[0]).toBe('Kubernetes')
  expect(titles('k8s engineer underwater')).not.toContain('Trust in interviews')
})

test('a word that is written as it stands is no slip of another', () => {
  expect(titles('rust')).toEqual(['Rust'])
})

test('finds nothing for what nothing is about, and for no words', () => {
  expect(findEntries(entries, 'zzzzzz')).toEqual([])
  expect(findEntries(entries, ' ,;. ')).toEqual([])
})

test('looks at the beginning of an endless question only', () => {
  expect(titles(`react ${'x '.repeat(60)} kubernetes`)).not.toContain('Kubernetes')
  expect(titles('react q1 q2 q3 q4 q5 q6 q7 kubernetes')).not.toContain('Kubernetes')
})
