/** Makes text comparable: trimmed, lower-case, every run of white space (the non-breaking kind too) one blank. */
export const foldText = (text: string | null): string => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Says whether two names mean the same; an empty name never equals anything. */
export const sameName = (a: string | null, b: string | null): boolean => {
  const name = foldText(a)
  return name !== '' && name === foldText(b)
}
