import { isDuration } from './resume-dates.ts'
import { isPlace, withoutPlace } from './resume-places.ts'
import { scoreFirm, scoreTitle } from './resume-words.ts'

export type Piece = { readonly value: string; readonly from: string }

const suffix = /^(?:inc|llc|ltd|corp|co|gmbh|l\.?p|p\.?c|llp|plc|pllc|s\.a)\.?$/i

const strong = / ?[|•·] ?| [–—-]{1,3} | ?[–—] ?|; /u

const employed = /(?: @ | at )(?=[\p{Lu}\d])/u

const isNoise = (text: string) =>
  isDuration(text) ||
  /^(?:average )?(?:hours|hrs|salary|supervisor|series|grade|pay plan)\b.*\d/i.test(text) ||
  /^(?:(?:permanent |temporary )?(?:full|part)[- ]time|contract(?:or)?|permanent|temporary|seasonal|internship|volunteer|to|from|expected|present|current|onsite|on-site|period|dates?|duration|name|experience|education|\d{1,3} (?:hours|hrs)(?:(?: per |\/)week)?|\d+)$/i.test(
    text,
  ) ||
  /^\d{1,6} .*\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|way|drive|dr|lane|ln|pike|plaza|square|suite|parkway|pkwy|hwy|highway)\b/i.test(
    text,
  ) ||
  /^https?:|^www\.|^\(?\+?[\d() .-]{10,}$/.test(text)

export const lean = (text: string) => scoreTitle(text) - scoreFirm(text)

export const trimPiece = (text: string) => {
  const tidy = text.replaceAll(/^[\s,;:()/–—-]+|[\s,;:(/–—-]+$/g, '')
  return tidy.endsWith(')') && !tidy.includes('(') ? tidy.slice(0, -1).trim() : tidy
}

const mergeSuffixes = (parts: ReadonlyArray<string>) => {
  const merged: string[] = []
  for (const part of parts)
    if (suffix.test(part) && merged.length > 0) merged.push(`${merged.pop() ?? ''}, ${part}`)
    else merged.push(part)
  return merged
}

const splitSlash = (text: string): ReadonlyArray<string> => {
  const parts = text.split(' / ')
  const leans = parts.map(lean)
  return parts.length === 1 || Math.max(...leans) - Math.min(...leans) < 1 ? [text] : parts
}

export const splitPieces = (text: string): ReadonlyArray<string> =>
  mergeSuffixes(text.split(strong).map(trimPiece).filter(Boolean))

/** What a comma parts: a piece for each part, a legal form with its firm. */
export const splitCommas = (text: string): ReadonlyArray<string> =>
  mergeSuffixes(
    text
      .split(/, |,(?=\p{Lu})/u)
      .map(trimPiece)
      .filter(Boolean),
  )

const splitAt = (text: string): ReadonlyArray<string> => {
  const [title = '', employer] = text.split(/ at (?=\p{Ll})/u)
  return employer !== undefined && scoreTitle(title) >= 2 ? [title, employer] : text.split(employed)
}

const remark =
  / ?\((?:this is a federal job|contract(?:or)?|part[- ]time|full[- ]time|remote|internship|temporary|seasonal|freelance)\)/i

export const listPieces = (text: string, from: string): ReadonlyArray<Piece> =>
  splitPieces(text)
    .flatMap(splitAt)
    .flatMap(splitSlash)
    .map((piece) => piece.replace(remark, ''))
    .filter((piece) => !isPlace(piece) && !isNoise(piece))
    .map((piece) => ({ value: trimPiece(withoutPlace(piece)), from }))
    .filter(({ value }) => value.length > 1 && /\p{L}/u.test(value))
