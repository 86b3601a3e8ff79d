import { capitalised } from 'shared-ui'
import { isRecord, textList } from '../text-list.ts'

export type QuestionLevel = ReturnType<typeof questionLevels>[number]

const labels: Record<string, string> = { junior: 'Junior', mid: 'Mid-level', senior: 'Senior' }
const order = Object.keys(labels)

/** Questions by level from junior to senior, then any further level; levels without a question are left out. */
export function questionLevels(value: unknown) {
  if (!isRecord(value)) return []
  const further = Object.keys(value).filter((level) => !order.includes(level))
  return [...order, ...further]
    .map((level) => ({ level: levelLabel(level), questions: textList(value[level]) }))
    .filter(({ questions }) => questions.length > 0)
}

/** As shown, for example `Mid-level`. */
function levelLabel(level: string): string {
  return labels[level] ?? capitalised(level.replaceAll(/[-_]+/g, ' '))
}
