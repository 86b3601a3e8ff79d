import { create } from 'zustand'

export type NotificationTone = 'success' | 'destructive' | 'info'

export interface Notification {
  id: number
  title: string
  message?: string | undefined
  tone: NotificationTone
}

interface Notifications {
  items: readonly Notification[]
}

/** How long a notification stays, in milliseconds, unless the visitor points at it or focuses it. */
export const notificationLifetime = 8_000

/** At most this many at once; the oldest goes first. */
const limit = 3

let nextId = 1

export const useNotifications = create<Notifications>()(() => ({ items: [] }))

/** Shows a notification and returns its id. */
export function notify({
  tone = 'info',
  ...rest
}: Omit<Notification, 'id' | 'tone'> & { tone?: NotificationTone }) {
  const item = { ...rest, tone, id: nextId++ }
  useNotifications.setState(({ items }) => ({ items: [...items, item].slice(-limit) }))
  return item.id
}

/** Takes a notification away that says what is no longer so. */
export function dismiss(id: number): void {
  useNotifications.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
}
