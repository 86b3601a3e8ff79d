import type { ReactNode } from 'react'
import { ButtonLink, ClosingCall, PageHero, RelatedLinks, Section } from 'shared-ui'
import type { RelatedLink } from 'shared-ui'
import { GuideArt } from '../section-art.tsx'
import { ArticleHead } from '../articles/article-head.tsx'

interface Call {
  to: string
  label: string
}

/** What a guide says around its parts. */
export interface GuideText {
  slug: string
  title: string
  /** For search engines and shared links. */
  description: string
  lead: string
  /** The hero's links, the first one primary. */
  calls: readonly [Call, Call]
  related: readonly RelatedLink[]
  closing: { title: string; text: string; calls: readonly [Call, Call] }
}

interface GuideProps {
  text: GuideText
  /** Four `Section`s; the related resources come after them. */
  children: ReactNode
}

/** Static guides carry one date. */
const written = '2024-01-01'

/** A static guide: its head and hero, its parts, what to read on, and what to do next. */
export function Guide({ text, children }: GuideProps) {
  const { slug, title, description, lead, calls, related, closing } = text
  return (
    <>
      <ArticleHead
        article={{
          slug,
          title,
          metaDescription: description,
          publishedAt: written,
          updatedAt: written,
        }}
      />
      <PageHero
        eyebrow="Guide"
        title={title}
        lead={lead}
        actions={<Calls calls={calls} />}
        art={<GuideArt />}
      />
      {children}
      <Section title="Related resources" eyebrow="05 — Read on">
        <RelatedLinks links={related} />
      </Section>
      <ClosingCall title={closing.title} actions={<Calls calls={closing.calls} />}>
        <p>{closing.text}</p>
      </ClosingCall>
    </>
  )
}

function Calls({ calls: [first, second] }: { calls: readonly [Call, Call] }) {
  return (
    <>
      <ButtonLink to={first.to}>{first.label}</ButtonLink>
      <ButtonLink to={second.to} variant="secondary">
        {second.label}
      </ButtonLink>
    </>
  )
}
