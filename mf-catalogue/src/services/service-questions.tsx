import { Accordion, Section, StructuredData, structuredData } from 'shared-ui'
import type { Question } from './contents/service-content.ts'

/** Questions and answers, for visitors and for search engines. */
export function ServiceQuestions(props: { questions: readonly Question[]; eyebrow: string }) {
  return (
    <Section title="Frequently Asked Questions" eyebrow={props.eyebrow}>
      <StructuredData data={structuredData.faqPage(props.questions)} />
      <Accordion
        items={props.questions.map(({ question, answer }) => ({
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </Section>
  )
}
