import { useId, useRef, type ReactNode } from 'react'
import { loadAnew } from '../../load-anew.ts'
import { notify } from '../../notifications.ts'
import { Link } from '../../router.ts'
import { canReachSite, useOffline } from '../../use-offline.ts'
import { Button, ButtonLink } from '../button.tsx'
import { PageBody } from './page-body.tsx'
import styles from './screens.module.css'

interface ScreenProps {
  title: string
  message: string
  /** `page`: the whole region, its title the `h1`. `section`: one part of a page that works otherwise. */
  level?: 'page' | 'section'
  children?: ReactNode
}

/** What does not exist. */
export function NotFoundScreen(props: Pick<ScreenProps, 'title' | 'message'>) {
  return (
    <Screen {...props} annotation="404 — off the line">
      <ButtonLink to="/">Return Home</ButtonLink>
      <OtherWays />
    </Screen>
  )
}

const offline = {
  title: 'You seem to be offline',
  message:
    'Your device cannot reach the network just now. We try again as soon as it is back; what you typed into our forms is kept.',
  annotation: 'No connection',
}

interface FailureProps extends ScreenProps {
  /** Tries again, once; after that, and where nothing is said, the page is loaded anew: the server reads where a visitor's network may not. */
  onRetry?: () => void
  /** Tries again when the network is back, of which nobody pressed a button: no reason to load a page anew that works. */
  onOnline?: () => void
}

/** What failed to load, with a way to try again; without a network it says that instead, and tries again with it. */
export function FailureScreen({
  onRetry = () => void loadAnew(),
  onOnline = onRetry,
  ...props
}: FailureProps) {
  const isOffline = useOffline(onOnline)
  const hasTried = useRef(false)
  const retry = async () => {
    if (isOffline && !(await canReachSite())) return void notify({ title: 'Still offline' })
    if (hasTried.current) return loadAnew()
    hasTried.current = true
    onRetry()
  }
  return (
    <Screen annotation="Not available just now" {...props} {...(isOffline && offline)}>
      <Button onClick={() => void retry()}>Try again</Button>
      {props.level !== 'section' && (
        <>
          <ButtonLink to="/" variant="secondary">
            Return Home
          </ButtonLink>
          {!isOffline && <OtherWays />}
        </>
      )}
    </Screen>
  )
}

function OtherWays() {
  return (
    <p className={styles.ways}>
      You can also <Link to="/search">search the site</Link> or{' '}
      <Link to="/contact">write to us</Link>.
    </p>
  )
}

interface EmptyStateProps {
  title: string
  message?: string
  action?: ReactNode
}

/** A list or search without results. */
export function EmptyState({ title, message, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      {message && <p className={styles.message}>{message}</p>}
      {action}
    </div>
  )
}

function Screen(props: ScreenProps & { annotation: string }) {
  const { title, message, level = 'page', annotation, children } = props
  const titleId = useId()
  const Heading = level === 'page' ? 'h1' : 'h2'
  const body = (
    <div className={`pl-stack ${styles.screen}`}>
      <SlackLine />
      <p className="pl-note">{annotation}</p>
      <Heading id={titleId}>{title}</Heading>
      <p className="pl-lead">{message}</p>
      <div className={`pl-actions ${styles.actions}`}>{children}</div>
    </div>
  )
  return (
    <section className={level === 'section' ? styles.section : undefined} aria-labelledby={titleId}>
      {level === 'page' ? <PageBody>{body}</PageBody> : body}
    </section>
  )
}

/** A plumb line that has lost its bob. */
function SlackLine() {
  return (
    <svg
      className={styles.slack}
      viewBox="0 0 150 76"
      width="150"
      height="76"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M2 4h40M8 4 2 11M18 4l-6 7M28 4l-6 7M38 4l-6 7" />
      <path d="M26 4v14c0 10 10 10 10 20 0 8-8 9-8 15" />
      <path d="M26 26v46" strokeDasharray="2 4" opacity=".6" />
      <path
        className={styles.bob}
        d="M6 0h4v4H6zM2.5 4h11v7.5L8 28 2.5 11.5z"
        transform="translate(60 71) rotate(-79)"
        fill="currentColor"
        stroke="none"
      />
      <path d="M2 72h146" />
    </svg>
  )
}
