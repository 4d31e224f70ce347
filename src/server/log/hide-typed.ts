import { describeError } from './describe-error.ts'
import { typedTexts, wordPattern, type TypedTexts } from './typed-texts.ts'

/** How many texts of a request are searched for in what an error says; with more nothing of it is told. */
const mostSearched = 1_000

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

type Hide = (text: string) => string

const beginningsIn = (text: string) => new Set(Array.from(text, (_, at) => text.slice(at, at + 3)))

/** The texts that may stand in what an error says, the longest first: most are ruled out by how they begin. */
function searchedIn(said: string, { texts }: TypedTexts): ReadonlyArray<string> {
  const beginnings = beginningsIn(`${said}\n${said.toLowerCase()}`)
  const searched = [...texts].filter((typed) => beginnings.has(typed.slice(0, 3)))
  return searched.sort((a, b) => b.length - a.length)
}

/** Hides whole texts, wherever they stand. */
function hideTexts(searched: ReadonlyArray<string>): Hide {
  if (searched.length > mostSearched) return () => '…'
  return (text) => {
    const small = text.toLowerCase()
    const standing = searched.filter((typed) => text.includes(typed) || small.includes(typed))
    if (standing.length === 0) return text
    return text.replace(new RegExp(standing.map(escapePattern).join('|'), 'giu'), '…')
  }
}

/** Hides words that were typed: an error may quote a piece of what it got. */
const hideWords =
  ({ words }: TypedTexts): Hide =>
  (text) =>
    text.replace(wordPattern, (found) => (words.has(found.toLowerCase()) ? '…' : found))

/**
 * The same error, as it may be logged, without anything that was typed in the request that met it. It stays quick however
 * much was typed, for what is searched is short (`describeError`).
 * @param typed the request
 * @param names the site's own names, in small letters, which are told although a request holds them
 */
export function withoutTyped(error: unknown, typed: unknown, names?: ReadonlySet<string>): Error {
  const { type, code, message, stack } = describeError(error)
  const known = typedTexts(typed, names)
  const hide = hideTexts(searchedIn(stack, known))
  const told = hideWords(known)(hide(message))
  const frames = stack.slice(`${type}: ${message}`.length)
  return Object.assign(new Error(told), {
    name: type,
    stack: `${type}: ${told}${hide(frames)}`,
    ...(code !== '' && { code }),
  })
}
