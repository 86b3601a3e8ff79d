import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
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
  const isUrgent = ({ tone }: Notification) => tone === 'destructive'
  const show = (list: readonly Notification[]) =>
    list.map((item) => <Toast key={item.id} {...item} />)
  return (
    <div className={styles.region} data-print="no">
      <div role="alert">{show(items.filter(isUrgent))}</div>
      <div role="status">{show(items.filter((item) => !isUrgent(item)))}</div>
    </div>
  )
}

function Toast({ id, title, message, tone }: Notification) {
  const [isHeld, setIsHeld] = useState(false)
  const remaining = useRef(notificationLifetime)
  const focusedBefore = useRef<HTMLElement | null>(null)
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
      onFocus={({ relatedTarget }) => {
        setIsHeld(true)
        focusedBefore.current = relatedTarget as HTMLElement | null
      }}
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
        onClick={() => {
          focusedBefore.current?.focus()
          dismiss(id)
        }}
      >
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
