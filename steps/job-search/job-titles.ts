/** The titles in a list of quoted ones. */
export const quoted = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '')

/** How many, the first and the last. */
export const endsOf = (titles: ReadonlyArray<string>) => [titles.length, titles[0], titles.at(-1)]
