const blanks = /\s\s+|[^\S ]/g

/** Makes every run of white space (the non-breaking kind too) one blank and drops it at both ends. */
export const tidyBlanks = (text: string): string => text.replace(blanks, ' ').trim()

/** Makes text comparable: lower-case, with tidy blanks; null is ''. */
export const foldText = (text: string | null): string => tidyBlanks((text ?? '').toLowerCase())

/** Says whether two names mean the same; an empty name never equals anything. */
export const sameName = (a: string | null, b: string | null): boolean => {
  const name = foldText(a)
  return name !== '' && name === foldText(b)
}
