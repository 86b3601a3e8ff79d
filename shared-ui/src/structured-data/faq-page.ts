import type { FAQPage } from 'schema-dts'
import { listOf, nodeOrNull, text } from './facts.ts'

export interface QuestionFacts {
  question: string
  answer: string
}

/** Questions with their answers; null when there are none, or one of them is half. */
export function faqPage(questions: readonly QuestionFacts[]) {
  return nodeOrNull<FAQPage>(() => ({
    '@type': 'FAQPage',
    mainEntity: listOf(questions).map(({ question, answer }) => ({
      '@type': 'Question',
      name: text(question),
      acceptedAnswer: { '@type': 'Answer', text: text(answer) },
    })),
  }))
}
