import { ScrollRestoration } from 'react-router-dom'
import { BackToTop, Notifications, useConsultation } from 'shared-ui'
import { PageOutlet } from './page-outlet.tsx'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { LateDialog } from './late-dialog.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useSmoothAnchors } from './scrolling.ts'
import { UtilityBar } from './header/utility-bar.tsx'
import styles from './frame.module.css'

const consultationDialog = () => import('./consultation-dialog.tsx')

/** What stands around every page, whichever remote it comes from and whether it comes at all. */
export function Frame() {
  useSmoothAnchors()
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <ProgressBar />
      <NoticeBar />
      <UtilityBar />
      <Header />
      <div className={styles.page}>
        <Breadcrumbs />
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageOutlet />
          <BackToTop />
        </main>
      </div>
      <Footer />
      <Notifications />
      <Consultation />
      <RouteAnnouncer />
      {/* Entries of the history that the browser made, for a hash, have all the same key. */}
      <ScrollRestoration getKey={({ key, hash }) => key + hash} />
    </>
  )
}

export function Consultation() {
  const { isOpen, close } = useConsultation()
  return <LateDialog isOpen={isOpen} close={close} load={consultationDialog} instead="/contact" />
}
