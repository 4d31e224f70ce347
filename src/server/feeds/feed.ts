/** A page of the site that a feed lists. What is not known is null: no date is made up. */
export type FeedItem = {
  /** The page's own address; as it never changes, it also identifies the item. */
  readonly address: string
  readonly title: string
  /** In a few words, without markup. */
  readonly summary: string
  /** In full, sanitised, with absolute links. */
  readonly html: string
  readonly published: Date | null
  readonly changed: Date | null
  readonly tags: ReadonlyArray<string>
}

/** A list of the site for programs that follow it. */
export type Feed = {
  readonly title: string
  readonly description: string
  /** The page that shows the same. */
  readonly page: string
  /** Where this feed is found. */
  readonly self: string
  readonly firm: { readonly name: string; readonly origin: string }
  readonly items: ReadonlyArray<FeedItem>
}

/** The language of the site, as RFC 5646 writes it. */
export const language = 'en-US'

/** How many items a feed has at most: the newest, which come first. */
export const mostItems = 200
/** How many characters of HTML they have together. */
const mostHtml = 1_000_000

/** As many rows, from the first on, as a feed may hold; the first is always among them. @param sizeOf characters of HTML */
export function bounded<Row>(rows: ReadonlyArray<Row>, sizeOf: (row: Row) => number): ReadonlyArray<Row> {
  let size = 0
  const end = rows.findIndex((row, index) => {
    size += sizeOf(row)
    return index >= mostItems || (index > 0 && size > mostHtml)
  })
  return end === -1 ? rows : rows.slice(0, end)
}
