import type { KeyboardEvent } from 'react'
import { useIsHydrated } from 'shared-ui'
import { inPlace, Link, useNavigate } from 'shared-ui/router'
import { caseStudies, studySlugs, type StudySlug } from './case-studies-content.ts'
import { addressOf, panelId, tabId } from './studies.ts'
import styles from './study-tabs.module.css'

type Target = (index: number) => StudySlug | undefined
const next: Target = (index) => studySlugs[(index + 1) % studySlugs.length]
const last: Target = (index) => studySlugs.at(index - 1)

/** Where a key leads from the study at an index. On a telephone the tabs stand below one another. */
const targets: Readonly<Record<string, Target>> = {
  ...{ ArrowRight: next, ArrowDown: next, ArrowLeft: last, ArrowUp: last },
  Home: () => studySlugs[0],
  End: () => studySlugs.at(-1),
}

/** The three studies as tabs. Each is a link, so that it works before and without scripts. */
export function StudyTabs({ selected }: { selected: StudySlug }) {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()

  // From the tab that has focus: the selected one may still be on its way.
  const moveFrom = (study: StudySlug, event: KeyboardEvent) => {
    const target = targets[event.key]?.(studySlugs.indexOf(study))
    if (!target) return
    event.preventDefault()
    document.getElementById(tabId(target))?.focus()
    void navigate(addressOf(target), { ...inPlace, replace: true })
  }

  return (
    <div role="tablist" aria-label="Case studies" className={styles.tabs}>
      {studySlugs.map((study) => (
        <Link
          key={study}
          to={addressOf(study)}
          {...inPlace}
          role="tab"
          id={tabId(study)}
          aria-selected={study === selected}
          // One stop for Tab, as arrows lead to the others; without scripts there are no arrows.
          tabIndex={isHydrated && study !== selected ? -1 : undefined}
          aria-controls={study === selected ? panelId : undefined}
          className={styles.tab}
          onKeyDown={(event) => moveFrom(study, event)}
        >
          {caseStudies[study].label}
        </Link>
      ))}
    </div>
  )
}
