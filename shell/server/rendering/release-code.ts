import type { CompositionLock } from 'shared-ui/contract'

/** What rendering is told of a composition. */
export interface RenderComposition {
  /** Another one for every other lock. */
  id: string
  lock: CompositionLock
  /** By remote; empty where the code comes from elsewhere. */
  code: Readonly<Record<string, ReleaseCode>>
}

/** Where the verified server code of a release lies. */
export interface ReleaseCode {
  release: string
  folder: string
  /** Path in the folder. */
  entry: string
}
