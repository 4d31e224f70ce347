import { isPlace } from './resume-places.ts'
import { isCredential, scoreFirm, scoreTitle } from './resume-words.ts'

export type Name = { readonly first: string; readonly last: string }

const particles = new Set([
  'van',
  'von',
  'de',
  'del',
  'della',
  'der',
  'den',
  'di',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'el',
  'bin',
  'ibn',
  'al',
  'ter',
  'st.',
])

const greeting =
  /^(?:mr|mrs|ms|mx|dr|prof|sir|rev|hon|cpt|capt|ltc|lt|ltg|maj|major|col|colonel|gen|bg|mg|sgt|ssg|sfc|msg|1sg|sgm|csm|cpl|spc|pfc|pvt|cdr|cmdr|lcdr|lcd|ens|petty officer|po[123]|cpo|scpo|tsgt|msgt|smsgt|cmsgt|ssgt|sra|gysgt|cw[2-5]|wo1|captain|commander|lieutenant|sergeant|staff sergeant|lieutenant colonel|master sergeant)\.? (?=\p{Lu})/iu

const intro = /^(?:(?:résumé|resume|curriculum vitae|cv|vita|name|full name)(?: of| for)?\b[ :–—-]*)/iu

const nickname = / ?(?:["“”]\p{L}[\p{L} .-]{0,29}["“”]|\(\p{L}[\p{L} .-]{0,29}\)|‘\p{L}[\p{L} .-]{0,29}’)/gu

const isName = (text: string) =>
  text.length <= 60 && /^\p{L}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){1,4}$/u.test(text) && !/[.'’-]{2}/.test(text)

const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i

export function withoutCredentials(text: string): string {
  const parts = text.split(/, ?/)
  if (!(parts[0] ?? '').includes(' ')) return text
  const kept = [
    parts[0] ?? '',
    ...parts
      .slice(1)
      .filter(
        (part) =>
          !part
            .split(' ')
            .every(
              (word) =>
                isCredential(word) ||
                (word.length <= 4 && isCredential(word.toUpperCase())) ||
                /^\(?ret\.?\)?$/i.test(word),
            ),
      ),
  ]
  const words = (kept[0] ?? '').split(' ')
  while (
    words.length > 2 &&
    (suffix.test(words.at(-1) ?? '') ||
      (/^[\p{Lu}.]{2,6}$/u.test(words.at(-1) ?? '') &&
        isCredential(words.at(-1) ?? '') &&
        words[0] !== words[0]?.toUpperCase()))
  )
    words.pop()
  return [words.join(' '), ...kept.slice(1)].join(', ')
}

function splitName(text: string): Name {
  const words = text.split(' ')
  const at = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()))
  const cut = at > 0 && at < words.length - 1 ? at : words.length - 1
  return { first: words.slice(0, cut).join(' '), last: words.slice(cut).join(' ') }
}

export function parseName(text: string): Name | null {
  const bare = withoutCredentials(
    text
      .replaceAll(/[®™©]/g, '')
      .replaceAll(nickname, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(greeting, '')
      .replace(greeting, ''),
  )
    .replaceAll(/\s+,/g, ',')
    .trim()
  const [last = '', first, ...more] = bare.split(/, ?/)
  if (first === undefined) return isName(bare) ? splitName(bare) : null
  if (more.length > 0 || !isName(`${first} ${last}`)) return null
  return { first, last }
}

const capitalise = (word: string) =>
  word
    .replaceAll(/(?<![\p{L}'’])\p{L}|(?<=\b[odOD]['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)

export const inNameCase = (name: string): string =>
  name.length > 2 && (name === name.toUpperCase() || name === name.toLowerCase())
    ? name
        .split(' ')
        .map((word) => (suffix.test(word) ? word : capitalise(word.toLowerCase())))
        .join(' ')
    : name

const noNames =
  /\b(?:resume|résumé|curr[ií]culum|v[ií]tae|confidential|page|contact|information|summary|profile|objective|skills|experience|address|phone|email|linkedin|github|website|portfolio|clearance|citizen|citizenship|references|education|dear|department|university|street|avenue|remote|available|open to|veteran|applicant|candidate|federal|technical|professional|personal|details|certified|engineering|science|sciences|resources|management|marketing|accounting|nursing|administration|speaking|instruction|top secret|secret|high school|about|me|my|the|and|of|with|for|years)\b/i

export const isHeadline = (text: string): boolean => noNames.test(text)

const isCapitalised = (text: string) =>
  text.split(' ').every((word) => /^\p{Lu}/u.test(word) || particles.has(word.toLowerCase()))

/** "Ada Moss, MD" is a name if nothing else is. */
const isDoctorOrPlace = (text: string, name: string) =>
  /^[^,]+ [^,]+, (?:MD|PA|CA|MA|ND|MS)$/.test(text) && !isPlace(name) && isCapitalised(name)

/** How much a text looks like the name of the applicant; 0 for none. */
export function scoreName(text: string, addresses: string): number {
  const name = parseName(text)
  if (!name || isHeadline(text.replace(intro, ''))) return 0
  const words = `${name.first} ${name.last}`
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word.length > 2)
  const known = words.filter((word) => addresses.includes(word.normalize('NFD').replaceAll(/[^a-z]/g, ''))).length
  const bare = `${name.first} ${name.last}`
  if (known === 0 && isDoctorOrPlace(text, bare)) return 0.4
  if (known === 0 && (scoreTitle(bare) >= 2 || scoreFirm(bare) >= 1.8 || isPlace(text) || !isCapitalised(bare)))
    return 0
  return 1 + known * 2
}

export const nameText = (text: string): string => {
  const [first = '', ...more] = text.replace(intro, '').split(' | ')
  const areWords = more.length > 0 && [first, ...more].every((word) => /^\p{Lu}\p{L}{0,20}\.?$/u.test(word))
  return (areWords ? [first, ...more].join(' ') : first).split(/ [–—-] |: /)[0]?.trim() ?? ''
}
