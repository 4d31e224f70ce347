function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The texts in what a device stored: a JSON array of nothing but texts. Anything else counts as empty. */
export function readTextList(stored: string | null): string[] {
  const list = stored === null ? null : parse(stored)
  return Array.isArray(list) && list.every((text) => typeof text === 'string') ? list : []
}
