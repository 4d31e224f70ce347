const blanks = /\s\s+|[^\S ]/g

export const tidyBlanks = (text: string): string => text.replace(blanks, ' ').trim()

export const foldText = (text: string | null): string => tidyBlanks((text ?? '').toLowerCase())

/** Ignores case and blanks; an empty name equals nothing. */
export const isSameName = (a: string | null, b: string | null): boolean => {
  const name = foldText(a)
  return name !== '' && name === foldText(b)
}
