import { describeError } from './describe-error.ts'
import { systemTexts, systemWords } from './system-words.ts'
import { typedTexts, wordPattern, type TypedTexts } from './typed-texts.ts'

const maxSearchedLength = 1_000

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

type Hide = (text: string) => string

const listTrigrams = (text: string) => new Set(Array.from(text, (_, at) => text.slice(at, at + 3)))

function listCandidates(said: string, { texts }: TypedTexts): ReadonlyArray<string> {
  const beginnings = listTrigrams(`${said}\n${said.toLowerCase()}`)
  const searched = [...texts].filter(
    (typed) => beginnings.has(typed.slice(0, 3)) && !systemTexts.has(typed.toLowerCase()),
  )
  return searched.sort((a, b) => b.length - a.length)
}

function hideTexts(searched: ReadonlyArray<string>): Hide {
  if (searched.length > maxSearchedLength) return () => '…'
  return (text) => {
    const small = text.toLowerCase()
    const standing = searched.filter((typed) => text.includes(typed) || small.includes(typed))
    if (standing.length === 0) return text
    return text.replace(new RegExp(standing.map(escapePattern).join('|'), 'giu'), '…')
  }
}

const quoted = /("[^"]*"|'[^']*'|=\([^)]*\))/

const hideWords =
  ({ words }: TypedTexts): Hide =>
  (text) =>
    text
      .split(quoted)
      .map((piece, index) =>
        piece.replace(wordPattern, (found) => {
          const small = found.toLowerCase()
          const isPlain = index % 2 === 0 && systemWords.has(small)
          return words.has(small) && !isPlain ? '…' : found
        }),
      )
      .join('')

/**
 * A copy of the error without anything typed in the request. @param names the site's own names in lower case, which are
 * kept even if the request contains them
 */
export function withoutTyped(error: unknown, typed: unknown, names?: ReadonlySet<string>): Error {
  const { type, code, message, stack } = describeError(error)
  const known = typedTexts(typed, names)
  const hide = hideTexts(listCandidates(stack, known))
  const told = hideWords(known)(hide(message))
  const frames = stack.slice(`${type}: ${message}`.length)
  return Object.assign(new Error(told), {
    name: type,
    stack: `${type}: ${told}${hide(frames)}`,
    ...(code !== '' && { code }),
  })
}
