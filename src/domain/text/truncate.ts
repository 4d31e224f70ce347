/** What follows a text that was cut (J9-01). */
const readMore = '... Read More'

/** Cuts a longer text to `limit` characters and appends the suffix; a shorter one stays, null is '' (J9-01 to J9-03). */
export function truncate(text: string | null, limit: number): string {
  if (text === null || text.length <= limit) return text ?? ''
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '') + readMore
}
