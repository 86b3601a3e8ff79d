import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../commands/settings.ts'

const tokens = [
  'paper',
  'panel',
  'ink',
  'on-ink',
  'soft',
  'brass',
  'link',
  'success',
  'danger',
  'hairline',
  'edge',
] as const
export type Colour = (typeof tokens)[number]

/** The site's own colours by scheme, from its tokens. */
export function readPalette(): Record<'light' | 'dark', Record<Colour, string>> {
  const css = readFileSync(join(root, 'shared-ui/src/theme/tokens.css'), 'utf8')
  const coloursOf = (scheme: string) => {
    const [, block = ''] = new RegExp(`color-scheme: ${scheme};([^}]*)}`).exec(css) ?? []
    const valueOf = (token: string) => {
      const value = new RegExp(`--pl-${token}: (#[0-9a-f]{6});`).exec(block)?.[1]
      if (!value) throw new Error(`The theme has no --pl-${token} in ${scheme}`)
      return value
    }
    const colours = tokens.map((token) => [token, valueOf(token)])
    return Object.fromEntries(colours) as Record<Colour, string>
  }
  return { light: coloursOf('light'), dark: coloursOf('dark') }
}
