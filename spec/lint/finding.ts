/** What is wrong in a feature, and in which line. */
export type Finding = { readonly line: number; readonly message: string }
