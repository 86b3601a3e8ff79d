import { log } from '../log.ts'

/** Calls a function of the backend now and then every `interval` milliseconds; returns how to stop. */
export function callEvery(interval: number, url: string, serviceKey: string): () => void {
  const call = async () => {
    const answered = await fetch(url, { method: 'POST', headers: { apikey: serviceKey } }).catch(
      () => null,
    )
    await answered?.body?.cancel()
    if (!answered?.ok) log(`${new URL(url).pathname} answered ${answered?.status ?? 'nothing'}`)
  }
  void call()
  const timer = setInterval(() => void call(), interval)
  return () => clearInterval(timer)
}
