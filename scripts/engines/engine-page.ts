/** A page of an engine that Playwright does not drive here: what a walk needs of it, and no more. */
export type EnginePage = {
  readonly goto: (address: string) => Promise<void>
  /** Runs a program in the page. @returns what it returns, as JSON crosses */
  readonly run: (program: string) => Promise<unknown>
  /** Presses, as a pointer does, the one element that this CSS selector names. */
  readonly press: (selector: string) => Promise<void>
  /** Types, as a keyboard does, into the one element that this CSS selector names. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly leave: () => Promise<void>
}

/** An engine that has started, each of its pages with a storage of its own. */
export type Engine = { readonly open: () => Promise<EnginePage>; readonly close: () => Promise<void> }
