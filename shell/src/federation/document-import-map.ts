interface ImportMap {
  imports?: Record<string, string>
  /** Absent on the development server, where files have no hashes. */
  integrity?: Record<string, string>
}

/** The import map of this document, as the server wrote it: read before others are added. */
export function readImportMap(): ImportMap {
  const text = document.querySelector('script[type="importmap"]')?.textContent
  return text ? (JSON.parse(text) as ImportMap) : {}
}
