import { parseMonth } from '#contract/month.ts'

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = '(?:19|20)\\d{2}'
const date = `(?:${year}[/.-]\\d{1,2}(?:[/.-]\\d{1,2})?(?!\\d)|\\d{1,2}[/.-]${year}|${month}\\.?,? ?${year}|${year})`
const [before, after] = ['(?<![\\p{L}\\d/])', '(?![\\p{L}\\d/])']
const range = new RegExp(
  `${before}(${date}) ?(?:-|–|—|to|until|through|till) ?(${date}|present|current|now|today|ongoing)${after}`,
  'iu',
)
const since = new RegExp(`${before}(?:since|from) (${date})${after}`, 'iu')
const single = new RegExp(`${before}(${date})${after}`, 'iu')

export type Times = { readonly from: string | null; readonly to: string | null; readonly isCurrent: boolean }

export function toFormMonth(text: string): string {
  const day = /^(\d{4})[/.-](\d{1,2})[/.-]\d{1,2}(?:T.*)?$/.exec(text.trim())
  const known = parseMonth(day ? `${day[1]}-${day[2]}` : text.replace(/^(\p{L}+\.?),? ?(\d{4})$/u, '$1 $2'))
  return known === null ? text.trim() : `${Number(known.slice(5))}/${known.slice(0, 4)}`
}

const without = (text: string, part: string) =>
  text
    .replace(part, ' | ')
    .replaceAll(/\( ?\| ?\)|\[ ?\| ?\]/g, ' | ')
    .trim()

export function findTimes(text: string): { readonly times: Times; readonly rest: string } | null {
  const found = range.exec(text)
  if (found) {
    const [all, from = '', to = ''] = found
    const isCurrent = /^\p{L}+$/u.test(to)
    const times = { from: toFormMonth(from), to: isCurrent ? null : toFormMonth(to), isCurrent }
    return { times, rest: without(text, all) }
  }
  const begun = since.exec(text)
  if (!begun) return null
  const times = { from: toFormMonth(begun[1] ?? ''), to: null, isCurrent: true }
  return { times, rest: without(text, begun[0]) }
}

export function findEndDate(text: string): { readonly end: string; readonly rest: string } | null {
  const found = single.exec(text)
  return found ? { end: toFormMonth(found[1] ?? ''), rest: without(text, found[0]) } : null
}
