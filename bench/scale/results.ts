import type { Run } from '../running/machine.ts'
import type { RemotesPoint } from './remotes-curve.ts'

export interface ScaleResults extends Run {
  remotes: RemotesPoint[]
}
