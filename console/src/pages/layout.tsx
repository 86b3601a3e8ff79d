import type { ReactNode } from 'react'
import { signInPath } from '../people/sign-in-path.ts'

const areas = [
  { to: '/', label: 'Now' },
  { to: '/history', label: 'History' },
  { to: '/field', label: 'Field' },
  { to: '/fleet', label: 'Fleet' },
  { to: '/site-data', label: 'Site data' },
]

export interface Assets {
  style: string
  script: string
  fonts: readonly string[]
}

interface LayoutProps {
  title: string
  /** Of the page. */
  url: string
  assets: Assets
  /** Who looks at it. */
  email: string | null
  canSignIn: boolean
  /** To a form: it is not brought anew, for who asks again gets something else. */
  isAnswer: boolean
  children: ReactNode
}

/** Every page of the console; what stands in `main` is brought anew when something changes. */
export function Layout({ title, url, assets, email, canSignIn, isAnswer, children }: LayoutProps) {
  const { pathname, origin } = new URL(url)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="description"
          content="What visitors get of each remote, and how it came about"
        />
        <title>{`${title} | Plumbline console`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={assets.style} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <header>
          <p className="name">Plumbline console</p>
          <nav aria-label="Console">
            <ul role="list">
              {areas.slice(0, canSignIn ? undefined : -1).map(({ to, label }) => (
                <li key={to}>
                  <a href={to} aria-current={to === pathname ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {email && (
            <form method="post" action="/sign-out" className="who">
              <span>{email}</span> <button type="submit">Sign out</button>
            </form>
          )}
          {!email && canSignIn && pathname !== '/sign-in' && (
            <p className="who">
              <a href={signInPath(isAnswer ? origin : url)}>Sign in</a>
            </p>
          )}
          <p className="live" role="status" data-live>
            As of this page’s opening
          </p>
        </header>
        <main id="content" data-answer={isAnswer || undefined}>
          {children}
        </main>
      </body>
    </html>
  )
}
