import type { ReactNode } from 'react'
import { BadgeList, Prose, SubSection, TickList } from 'shared-ui'

const looks = {
  ticks: (texts: string[]): ReactNode => <TickList items={texts} />,
  badges: (texts: string[]): ReactNode => <BadgeList items={texts} />,
  prose: (texts: string[]): ReactNode => (
    <Prose>
      {texts.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Prose>
  ),
}

interface TextPartProps {
  title: string
  texts: string[]
  look: keyof typeof looks
}

/** A part of the main column that is a list of texts; nothing without one. */
export function TextPart({ title, texts, look }: TextPartProps) {
  if (texts.length === 0) return null
  return <SubSection title={title}>{looks[look](texts)}</SubSection>
}
