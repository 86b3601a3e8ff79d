/** The kit's one barrel: what pages are made of. Router, forms, overlays and data have entries of their own. */
// A dialog comes when it is used, by a remote too, which knows of no stylesheet of the kit's: its looks are there before.
import './components/dialog.module.css'

export { Dimension, Sheet, pens } from './art/sheet.tsx'
export { Accordion } from './components/accordion.tsx'
export { BackToTop } from './components/page/back-to-top.tsx'
export { Badge, BadgeList, type BadgeTone } from './components/badge.tsx'
export { Button, ButtonLink, ScheduleCallButton } from './components/button.tsx'
export { Card } from './components/card.tsx'
export { CardGrid } from './components/card-grid.tsx'
export { ClosingCall } from './components/page/closing-call.tsx'
export { Columns, Container } from './components/page/container.tsx'
export { DefinitionPanel, type Definition } from './components/definition-panel.tsx'
export { LinkedHeading } from './components/page/linked-heading.tsx'
export { Notifications } from './components/notifications.tsx'
export { PageBody } from './components/page/page-body.tsx'
export { PageHero } from './components/page/page-hero.tsx'
export { Prose, TickList } from './components/prose.tsx'
export { Quote, type QuoteProps } from './components/quote.tsx'
export { RelatedLinks, type RelatedLink } from './components/page/related-links.tsx'
export { EmptyState, FailureScreen, NotFoundScreen } from './components/page/screens.tsx'
export { Eyebrow, Section, SubSection } from './components/page/section.tsx'
export { PageSkeleton, Skeleton, type PageShape } from './components/page/skeleton.tsx'
export { Spinner } from './components/spinner.tsx'
export { StatList, type Stat } from './components/stat-list.tsx'
export { StepList, type Step } from './components/step-list.tsx'
export { useConsultation } from './consultation-store.ts'
export { alphabetically, capitalised, groupByName, longDate } from './english.ts'
export { dismiss, notify } from './notifications.ts'
export { RouteError } from './route-error.tsx'
export { isRouteProblem, notFound, unavailable, unknownRoute } from './route-problem.ts'
export { Seo, searchSnippet, withoutEndSlash } from './seo.tsx'
export { SiteProvider, useSite, type Site } from './site.tsx'
export {
  Slot,
  SlotProvider,
  type LoadedSlot,
  type SlotHost,
  type SlotName,
  type Slots,
} from './slot.tsx'
export {
  StructuredData,
  structuredData,
  type JobPostingFacts,
  type ServiceFacts,
} from './structured-data/index.ts'
export { useIsHydrated } from './use-is-hydrated.ts'
