import { createContext, use, useId, type ReactNode } from 'react'

const FormScopeContext = createContext('')

/** Gives the fields and the error summary inside it ids of their own, so that two forms can share a page. */
export function FormScope({ children }: { children: ReactNode }) {
  return <FormScopeContext.Provider value={useId()}>{children}</FormScopeContext.Provider>
}

/** The id of the control for the field of this name. */
export function useFieldId(name: string): string {
  const scope = use(FormScopeContext)
  return scope ? `${scope}-${name}` : name
}
