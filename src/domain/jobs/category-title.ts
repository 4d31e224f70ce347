const digits = /[\d*]+$/
const numeral = /(^|\s)[IVX]+$/

/**
 * The category title of a posting's `Description`: without trailing digits, asterisks and separate upper-case roman
 * numerals (J5-54, J5-55). The trimmed text stays when nothing else would; null gives ''.
 */
export function categoryTitle(description: string | null): string {
  const whole = (description ?? '').trim()
  let title = whole
  let before = ''
  while (title !== before) {
    before = title
    title = title.replace(digits, '').replace(numeral, '').trim()
  }
  return title || whole
}
