import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type MouseEventHandler } from 'react'
import { dismiss, notificationLifetime, useNotifications } from '../notifications.ts'
import type { Notification, NotificationTone } from '../notifications.ts'
import styles from './notifications.module.css'

const icons = {
  success: IconCircleCheck,
  destructive: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<NotificationTone, unknown>

/** Where notifications appear. Both live regions stand in the page from the start, as screen readers need. */
export function Notifications() {
  const items = useNotifications((state) => state.items)
  const focusedBefore = useRef<HTMLElement>(null)
  // By keys: who points at it looks elsewhere.
  const giveBack: MouseEventHandler = ({ detail }) => {
    if (!detail) focusedBefore.current?.focus()
    focusedBefore.current = null
  }
  const show = (isUrgent: boolean) =>
    items
      .filter(({ tone }) => (tone === 'destructive') === isUrgent)
      .map((item) => <Toast key={item.id} {...item} onClose={giveBack} />)
  return (
    <div
      className={styles.region}
      data-print="no"
      onFocus={({ relatedTarget: from, currentTarget: region }) => {
        if (from && !region.contains(from)) focusedBefore.current = from as HTMLElement
      }}
    >
      <div role="alert">{show(true)}</div>
      <div role="status">{show(false)}</div>
    </div>
  )
}

type ToastProps = Notification & { onClose: MouseEventHandler }

function Toast({ id, title, message, tone, onClose }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false)
  const remaining = useRef(notificationLifetime)
  const Icon = icons[tone]

  useEffect(() => {
    if (isHeld) return
    const start = Date.now()
    const timer = setTimeout(() => dismiss(id), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - start
    }
  }, [id, isHeld])

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon className={styles.icon} size={22} stroke={1.5} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {message && <p className={`pl-remark ${styles.message}`}>{message}</p>}
      </div>
      <button
        type="button"
        className={`pl-icon-button ${styles.dismiss}`}
        aria-label="Dismiss"
        onClick={(event) => {
          dismiss(id)
          onClose(event)
        }}
      >
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
