const ofVite = 'vite-error-overlay'
const Overlay: CustomElementConstructor = customElements.get(ofVite) ?? HTMLElement

/** Vite's overlay, under a name of its own: else Vite would close it, and take it for one after which it reloads the page. */
class Notice extends Overlay {
  private isWanted = true

  /** As the person does who presses Escape. */
  close(): void {
    this.isWanted = false
    this.remove()
  }

  /** React, when it makes the whole document anew, takes away what others put there. */
  disconnectedCallback(): void {
    if (this.isWanted) queueMicrotask(() => document.body.append(this))
  }
}

class FailureOverlay extends Notice {}
class TypesOverlay extends Notice {}
customElements.define('failure-overlay', FailureOverlay)
customElements.define('types-overlay', TypesOverlay)

let failureShown: FailureOverlay | null = null
let typesShown: TypesOverlay | null = null

/** @param failure as Vite's overlay takes one: a later one, which most often follows from the first, does not take its place */
export function showFailure(failure: unknown): void {
  typesShown?.close()
  if (failureShown?.isConnected || document.querySelector(ofVite)) return
  failureShown = new FailureOverlay(failure)
  document.body.append(failureShown)
}

export function closeFailure(): void {
  failureShown?.close()
}

/** Type errors do not keep a page from working: they stand there when nothing worse does. */
export function showTypeErrors([message, ...others]: readonly string[]): void {
  typesShown?.close()
  if (!message || failureShown?.isConnected || document.querySelector(ofVite)) return
  typesShown = new TypesOverlay({ plugin: 'types', message, stack: others.join('\n') })
  document.body.append(typesShown)
}
