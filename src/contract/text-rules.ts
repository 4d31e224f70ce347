import { badEmail, isEmailAddress } from './email-address.ts'

/** What must hold of a text, and what is told when it does not. */
export type TextCheck = { readonly holds: (text: string) => boolean; readonly message: string }

/** How a text that somebody types is read and judged, the same on both ends. */
export type TextRules = {
  /** Whether the blanks around it are no part of it (C5-19). */
  readonly isTrimmed: boolean
  /** Whether signs that nobody sees are no part of it. */
  readonly isVisible: boolean
  /** Whether it may be left out, and is '' then. */
  readonly isOptional: boolean
  /** Of several that do not hold the first is told. */
  readonly checks: ReadonlyArray<TextCheck>
}

const trimmed = (...checks: ReadonlyArray<TextCheck>): TextRules => ({
  isTrimmed: true,
  isVisible: false,
  isOptional: false,
  checks,
})
const optional = (...checks: ReadonlyArray<TextCheck>): TextRules => ({ ...trimmed(...checks), isOptional: true })
const asItIs = (...checks: ReadonlyArray<TextCheck>): TextRules => ({ ...trimmed(...checks), isTrimmed: false })

/** The same text, of which something more must hold. */
export const withCheck = ({ checks, ...rules }: TextRules, check: TextCheck): TextRules => ({
  ...rules,
  checks: [...checks, check],
})

export const matches = (pattern: RegExp, message: string): TextCheck => ({
  holds: (text) => pattern.test(text),
  message,
})
const isTyped = (message: string): TextCheck => ({ holds: (text) => text !== '', message })

/** Blanks alone count as nothing (C5-01). */
const present = (message: string) => matches(/\S/, message)

const atMost = (length: number): TextCheck => ({
  holds: (text) => text.length <= length,
  // Written when it is told, for the reason of `lazily`.
  get message() {
    return `Please use at most ${length.toLocaleString('en-US')} characters`
  },
})

const oneLine = matches(/^\P{Cc}*$/u, 'Please use one line of text')

/** Line ends and tabs may stand in a message, other control characters may not: no database keeps them. */
const readable = matches(/^[\P{Cc}\n\r\t]*$/u, 'Please use plain text')

/** Control characters and signs that change how others look, but for the joiners, without which some scripts cannot be written. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu

/** A text without signs that nobody sees, such as those that turn the direction of what follows. */
export const visibleText = (text: string): string => text.replace(unseen, '')

const visible = (rules: TextRules): TextRules => ({ ...rules, isVisible: true })

/** One line of text that must be there. @param message what is told when it is not */
export const line = (message: string, length: number) => visible(trimmed(present(message), atMost(length), oneLine))

/** One line of text that may be left out, and is '' then. */
export const optionalLine = (length: number) => visible(optional(atMost(length), oneLine))

/** Several lines of text that must be there. @param message what is told when they are not */
export const lines = (message: string, length: number) => trimmed(present(message), atMost(length), readable)

/** Several lines of text that may be left out, and are '' then. */
export const optionalLines = (length: number) => optional(atMost(length), readable)

/** The id of something, which is there. */
export const idText = (message: string, length: number) => trimmed(present(message), atMost(length))

/** Text of another's making that is kept as it is. */
export const anyText = (length: number) => asItIs(atMost(length))

const emailText = (missing: string, wrong: string) =>
  trimmed(present(missing), { holds: isEmailAddress, message: wrong }, atMost(254))

/** The e-mail address of a visitor: there, in the form of an address, at most 254 characters. */
export const visitorEmail = emailText('Please enter your email', badEmail)

const isRequired = 'Field is required'

/** The e-mail of an account (J5-13, J5-17). */
export const accountEmail = emailText(isRequired, 'Email format incorrect')

/** One line of text that an account must have (J5-13). */
export const accountLine = (length: number) => line(isRequired, length)

/** A password that is typed once more, or to sign in: as it is, for blanks belong to it (J5-13, J5-32). */
export const currentPassword = asItIs(isTyped(isRequired), atMost(1000))

/** A password that is to be set (J5-21 to J5-23); whether it is common is asked elsewhere (J5-24). */
export const newPassword = asItIs(
  isTyped(isRequired),
  { holds: (text) => text.length >= 8, message: 'Password must be at least 8 characters' },
  { holds: (text) => text.length <= 64, message: 'Password must be less than 64 characters' },
)

/** The proof that no robot sends what it comes with. */
export const proofText = trimmed(present('The proof that you are no robot is missing'), atMost(8000))

const hidden = /(?![\u200C\u200D])\p{Cf}/gu

/** A text as it is kept, of what somebody has typed; a control character stays, for it is told to be wrong. */
export function textOf({ isTrimmed, isVisible }: Pick<TextRules, 'isTrimmed' | 'isVisible'>, typed: string): string {
  const text = isVisible ? typed.replace(hidden, '') : typed
  return isTrimmed ? text.trim() : text
}

/** What is wrong with a text, in words; null when nothing is. */
export function problemOf({ checks, ...rules }: TextRules, typed: string): string | null {
  const text = textOf(rules, typed)
  return checks.find(({ holds }) => !holds(text))?.message ?? null
}

/** What is wrong with an e-mail address that somebody has typed, in words; null when nothing is (J5-01 to J5-05). */
export const emailProblem = (typed: string): string | null => problemOf(visitorEmail, typed)
