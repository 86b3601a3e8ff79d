import { createContext, use, type ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { FormScope } from '../src/forms.ts'
import { SiteProvider } from '../src/index.ts'
import { Routes } from './examples/routes.tsx'
import { site } from './site.ts'

const sendingMs = 1_500
const ExampleContext = createContext<ReactNode>(null)

/** An example with what a page has around it: the site, ids of its own, and a router whose links lead back here. */
export function Sample({ children, hasRouter }: { children: ReactNode; hasRouter?: boolean }) {
  return (
    <SiteProvider value={site}>
      <FormScope>{hasRouter ? children : <WithRouter>{children}</WithRouter>}</FormScope>
    </SiteProvider>
  )
}

const routes: RouteObject[] = [{ path: '*', Component: Example, action: slowAnswer }]

function WithRouter({ children }: { children: ReactNode }) {
  return (
    <ExampleContext value={children}>
      <Routes routes={routes} />
    </ExampleContext>
  )
}

function Example() {
  return use(ExampleContext)
}

/** Long enough to see a form send. */
function slowAnswer(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, sendingMs, null))
}
