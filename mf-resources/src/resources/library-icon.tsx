import { IconBooks, IconChartHistogram, IconChecklist, IconMap2 } from '@tabler/icons-react'

const icons = {
  insights: IconChartHistogram,
  guides: IconMap2,
  knowledge: IconBooks,
  cases: IconChecklist,
}

export type LibraryIconName = keyof typeof icons

export function LibraryIcon({ name }: { name: LibraryIconName }) {
  const Icon = icons[name]
  return <Icon size={24} stroke={1.5} aria-hidden="true" />
}
