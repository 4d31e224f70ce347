/** The keys of a table in the order they are written, so that a new variant shows itself. */
export const listKeys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]
