const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as it stands between the tags of HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? '')
