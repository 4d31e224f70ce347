const codes: Readonly<Record<string, string>> = { '&': '%26', '#': '%23', '+': '%2B', '@': '%40', ':': '%3A' }

export const shareAddress = (origin: string, path: string): string =>
  `${origin}${path}`.replace(/[&#+@:]/g, (character) => codes[character] ?? character)
