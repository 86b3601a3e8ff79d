declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Requests in all. */
    amount: number
    /** How often it looks whether all is done, in milliseconds. */
    sampleInt: number
    /** Longest wait for an answer, in seconds. */
    timeout: number
    headers?: Record<string, string>
  }
  interface Result {
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
