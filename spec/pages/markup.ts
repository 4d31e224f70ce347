import { escapeHtml } from '#domain/text/html.ts'

export type Markup = { readonly html: string }

type Value = Markup | string | number | false | null | undefined | ReadonlyArray<Value>

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map(write).join('')
}

/** Strings are escaped, lists joined; null, undefined and false give nothing. */
export const markup = (pieces: TemplateStringsArray, ...values: ReadonlyArray<Value>): Markup => ({
  html: pieces.map((piece, at) => piece + write(values[at])).join(''),
})

/** Not escaped: only for HTML that is safe already. */
export const asMarkup = (html: string): Markup => ({ html })

export const emptyMarkup: Markup = { html: '' }

export const writeListSection = (heading: Markup, items: ReadonlyArray<Markup>): Markup =>
  items.length === 0 ? emptyMarkup : markup`${heading}<ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`
