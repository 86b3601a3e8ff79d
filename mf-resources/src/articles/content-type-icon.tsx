import { IconBook2, IconChartHistogram, IconFileAnalytics, IconFileText } from '@tabler/icons-react'
import type { ContentType } from './content-types.ts'

const icons = {
  guide: IconBook2,
  report: IconFileAnalytics,
  analysis: IconChartHistogram,
  resource: IconFileText,
} satisfies Record<ContentType, typeof IconBook2>

export function ContentTypeIcon({ type, size = 24 }: { type: ContentType; size?: number }) {
  const Icon = icons[type]
  return <Icon size={size} stroke={1.5} aria-hidden="true" data-icon={type} />
}
