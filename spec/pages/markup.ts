import { escapeHtml } from '#domain/text/escape-html.ts'

/** A piece of HTML that is safe to put into a page as it is. */
export type Markup = { readonly html: string }

type Value = Markup | string | number | false | null | undefined | ReadonlyArray<Value>

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map(write).join('')
}

/** A template of HTML. Text that is put into it is escaped; lists are joined; what is absent leaves nothing. */
export const markup = (pieces: TemplateStringsArray, ...values: ReadonlyArray<Value>): Markup => ({
  html: pieces.map((piece, at) => piece + write(values[at])).join(''),
})

/** HTML that was made elsewhere, such as by the Markdown parser. */
export const asMarkup = (html: string): Markup => ({ html })

export const nothing: Markup = { html: '' }

/** A heading with what belongs below it; nothing where the list is empty. */
export const listUnder = (heading: Markup, items: ReadonlyArray<Markup>): Markup =>
  items.length === 0 ? nothing : markup`${heading}<ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`
