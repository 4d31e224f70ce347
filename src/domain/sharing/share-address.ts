const codes: Readonly<Record<string, string>> = { '&': '%26', '#': '%23', '+': '%2B', '@': '%40', ':': '%3A' }

/** The address of a page as the share services take it: only & # + @ : are encoded (J5-56, J5-57). */
export const shareAddress = (origin: string, path: string): string =>
  `${origin}${path}`.replace(/[&#+@:]/g, (character) => codes[character] ?? character)
