import { capitalised } from 'shared-ui'
import { isRecord, textList } from '../text-list.ts'

export interface QuestionLevel {
  /** As shown, for example `Mid-level`. */
  level: string
  questions: string[]
}

const labels: Record<string, string> = { junior: 'Junior', mid: 'Mid-level', senior: 'Senior' }
const order = Object.keys(labels)

/** Questions by level from junior to senior, then any further level; levels without a question are left out. */
export function questionLevels(value: unknown): QuestionLevel[] {
  if (!isRecord(value)) return []
  const further = Object.keys(value).filter((level) => !order.includes(level))
  return [...order, ...further]
    .map((level) => ({ level: levelLabel(level), questions: textList(value[level]) }))
    .filter(({ questions }) => questions.length > 0)
}

function levelLabel(level: string): string {
  return labels[level] ?? capitalised(level.replaceAll(/[-_]+/g, ' '))
}
