/** What a command says, line by line, and the exit code it ends with. */
export type Report = { readonly lines: ReadonlyArray<string>; readonly code: number }
