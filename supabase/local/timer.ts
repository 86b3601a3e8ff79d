import { log } from './log.ts'

/** Calls the function that empties the outbox, now and then every `interval` milliseconds; returns how to stop. */
export function deliverEvery(interval: number, url: string, serviceKey: string): () => void {
  const deliver = async () => {
    const answered = await fetch(url, { method: 'POST', headers: { apikey: serviceKey } }).catch(
      () => null,
    )
    await answered?.body?.cancel()
    if (!answered?.ok) log(`mails wait: deliver-mails answered ${answered?.status ?? 'nothing'}`)
  }
  void deliver()
  const timer = setInterval(() => void deliver(), interval)
  return () => clearInterval(timer)
}
