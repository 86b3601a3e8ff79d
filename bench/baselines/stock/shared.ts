import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** As the guides have it: what must exist once, shared whole. */
export const shared = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', '@mantine/core', 'zustand'].map((name) => [
    name,
    { singleton: true },
  ]),
)

export const remotes = ['catalogue', 'leads', 'resources']
