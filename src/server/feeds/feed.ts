export type FeedItem = {
  /** Also the item's id, so it must never change. */
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly published: Date | null
  readonly changed: Date | null
  readonly tags: ReadonlyArray<string>
}

export type Feed = {
  readonly title: string
  readonly description: string
  readonly page: string
  readonly self: string
  readonly firm: { readonly name: string; readonly origin: string }
  readonly items: ReadonlyArray<FeedItem>
}

export const language = 'en-US'

export const maxItems = 200
/** In characters, for all items together. */
const maxHtmlLength = 1_000_000

/** At least the first row, however large. @param getSize characters of HTML */
export function bounded<Row>(rows: ReadonlyArray<Row>, getSize: (row: Row) => number): ReadonlyArray<Row> {
  let size = 0
  const end = rows.findIndex((row, index) => {
    size += getSize(row)
    return index >= maxItems || (index > 0 && size > maxHtmlLength)
  })
  return end === -1 ? rows : rows.slice(0, end)
}
