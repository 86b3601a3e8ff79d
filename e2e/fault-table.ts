export interface FaultRow {
  remote: string
  fault: string
  side: 'server' | 'browser'
  first: string
  status: number
}
export async function checkFaultTable(rows: FaultRow[]): Promise<void> {
  await Promise.resolve(rows)
}
