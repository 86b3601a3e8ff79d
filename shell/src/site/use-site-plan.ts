import { createContext, use } from 'react'
import { defaultSite } from './site-plan.ts'

const SitePlanContext = createContext(defaultSite)

export const SitePlanProvider = SitePlanContext.Provider

/** Whose pages are where, and the navigation to them, as this page was rendered with. */
export const useSitePlan = () => use(SitePlanContext)
