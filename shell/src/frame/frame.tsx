import { lazy, Suspense, useEffect, useState } from 'react'
import { ScrollRestoration } from 'react-router-dom'
import { Notifications, useConsultation } from 'shared-ui'
import { Outlet } from 'shared-ui/router'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useSmoothAnchors } from './scrolling.ts'
import { UtilityBar } from './utility-bar.tsx'
import styles from './frame.module.css'

const ConsultationDialog = lazy(() => import('./consultation-dialog.tsx'))

/** What stands around every page, whichever remote it comes from and whether it comes at all. */
export function Frame() {
  useSmoothAnchors()
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <ProgressBar />
      <UtilityBar />
      <Header />
      <div className={styles.page}>
        <Breadcrumbs />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <Footer />
      <Notifications />
      <Consultation />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  )
}

/** The dialog's code comes with its first opening and stays. */
function Consultation() {
  const isOpen = useConsultation((consultation) => consultation.isOpen)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isOpen) setIsWanted(true)
  }, [isOpen])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <ConsultationDialog />
    </Suspense>
  )
}
