export type Finding = { readonly line: number; readonly message: string }
