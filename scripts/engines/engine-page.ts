export type EnginePage = {
  readonly goto: (address: string) => Promise<void>
  /** Runs `program` as a function body. @returns what it returns, as JSON */
  readonly run: (program: string) => Promise<unknown>
  readonly press: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  readonly leave: () => Promise<void>
}

export type Engine = { readonly open: () => Promise<EnginePage>; readonly close: () => Promise<void> }
