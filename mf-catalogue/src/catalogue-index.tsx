import type { ReactNode } from 'react'
import { ClosingCall, PageHero, ScheduleCallButton, Seo } from 'shared-ui'
import { CatalogueArt } from './catalogue-art.tsx'

interface CatalogueIndexProps {
  title: string
  /** The hero's sentence and the description for search engines. */
  lead: string
  eyebrow?: string
  /** The drawing of what is collected; a plate of parts where there is none. */
  art?: ReactNode
  /** `Section`s. */
  children: ReactNode
  /** For a visitor who did not find it. */
  closing: { title: string; text: string }
}

/** The page of a whole collection: its head and hero, what is in it, and a way on. */
export function CatalogueIndex(props: CatalogueIndexProps) {
  const { title, lead, eyebrow, art, children, closing } = props
  return (
    <>
      <Seo title={title} description={lead} />
      <PageHero
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={<ScheduleCallButton />}
        art={art ?? <CatalogueArt />}
      />
      {children}
      <ClosingCall title={closing.title}>
        <p>{closing.text}</p>
      </ClosingCall>
    </>
  )
}
