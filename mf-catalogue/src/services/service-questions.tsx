import { Accordion, Section, StructuredData } from 'shared-ui'
import type { Question } from './service-content.ts'

/** Questions and answers, for visitors and for search engines. */
export function ServiceQuestions(props: { questions: readonly Question[]; eyebrow: string }) {
  return (
    <Section title="Frequently Asked Questions" eyebrow={props.eyebrow}>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: props.questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <Accordion
        items={props.questions.map(({ question, answer }) => ({
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </Section>
  )
}
