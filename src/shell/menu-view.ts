/** What of the menu shows: the group that is open, and whether the drawer of a narrow screen is unfolded. */
export type MenuView = { readonly group: string | null; readonly isUnfolded: boolean }
