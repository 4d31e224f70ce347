export type Report = { readonly lines: ReadonlyArray<string>; readonly code: number }
