/** A page in a browser that Playwright cannot drive, as far as a visit needs it. */
export interface Visitor {
  /** Loads an address, until the page's own `load`. */
  open(url: string): Promise<void>
  /** What a function gives in the page; its arguments travel as JSON. */
  ask<A extends unknown[], T>(question: (...args: A) => T | Promise<T>, ...args: A): Promise<T>
  /** Presses the element in its middle, as a mouse does. */
  click(selector: string): Promise<void>
  /** Types into what has the focus: text, or one of {@link keys}. */
  type(text: string): Promise<void>
  end(): Promise<void>
}

/** Keys as both protocols write them. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', down: '\uE015' }

/** A browser's engine, and how a visitor comes with it. */
export interface Engine {
  name: string
  start(): Promise<Visitor>
}
