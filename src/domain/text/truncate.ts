const readMore = '... Read More'

export function truncate(text: string | null, limit: number): string {
  if (text === null || text.length <= limit) return text ?? ''
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '') + readMore
}
