export type MenuView = { readonly group: string | null; readonly isUnfolded: boolean }
