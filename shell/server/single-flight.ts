/** Work by key that is done once for however many ask for it while it runs. */
export function singleFlight<T>() {
  const running = new Map<string, Promise<T>>()
  return {
    running,
    /** Begins the work, or waits for what runs already. */
    run(key: string, work: () => Promise<T>): Promise<T> {
      const flight = running.get(key) ?? work().finally(() => running.delete(key))
      running.set(key, flight)
      return flight
    },
  }
}
