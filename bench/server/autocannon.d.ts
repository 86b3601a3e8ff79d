declare module 'autocannon' {
  /**
   * `amount` of requests in all; `sampleInt`: milliseconds between looks whether all is done; `timeout`: seconds;
   * `reconnectRate`: requests after which a connection is opened anew.
   */
  export default function autocannon(options: {
    url: string
    connections: number
    amount: number
    sampleInt: number
    timeout: number
    reconnectRate: number
    headers?: Record<string, string>
  }): Promise<{
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }>
}
