import type { PublicPage, SearchEntry } from 'shared-ui/contract'
import type { Site } from 'shared-ui'
import type { Examined } from './examine-composition.ts'
import type { RenderComposition } from './release-code.ts'
import type { Redirect } from './render-page.ts'
import type { DocumentParts } from './write-document.ts'
import type { PageKind, WrittenPage } from './write-page.ts'

/** A request as it goes to a worker. */
export interface PlainRequest {
  url: string
  method: string
  headers: [name: string, value: string][]
  /** Of a form; null where there is none. */
  body: Uint8Array<ArrayBuffer> | null
}

/** An answer of the backend as it comes from one process to another. */
export interface PlainResponse {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer>
}

/** A page that a worker is asked for. */
export interface AskedPage {
  /** Id of its composition: what the worker does not know of it, it asks for. */
  composition: string
  request: PlainRequest
  untried: readonly string[]
  /** Another number whenever the backend is known to say something new. */
  dataVersion: number
  isWatched: boolean
}

/** What the front asks of a worker. `job` is another number for every call, 0 where nobody waits. */
export interface WorkerFunctions {
  /** The first call: the settings that a remote may know. Resolves to what each shared module exports. */
  open(site: Site): Record<string, string[]>
  /** Imports a remote's code before a page asks for it. Rejects when it fails. */
  loadAhead(job: number, composition: RenderComposition, remote: string): Promise<void>
  render(job: number, asked: AskedPage): Promise<WrittenPage | Redirect>
  publicPages(job: number, composition: RenderComposition, remote: string): Promise<PublicPage[]>
  /** Says what the code of a composition offers: for a gate. */
  examine(job: number, composition: RenderComposition): Promise<Examined>
  /** Answers as soon as the code that runs lets it. */
  ping(): void
}

/** What a worker asks of the front. */
export interface FrontFunctions {
  /** Asks the backend, and nobody else, for what a page needs. */
  askBackend(job: number, request: PlainRequest): Promise<PlainResponse>
  readSearchIndex(job: number): Promise<readonly SearchEntry[]>
  /** The composition of a page that is asked for. */
  readComposition(job: number): Promise<RenderComposition>
  /** What stands in the document of the page, if it is of this kind. */
  readParts(job: number, kind: PageKind): Promise<DocumentParts>
  /** Brings the code of a release that the worker was told of: the folder in which it lies, every byte of it checked. */
  bringCode(remote: string, release: string): Promise<string>
}
