export const badEmail = 'Please enter a valid email'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(String.raw`^[\w.!#$%&'*+/=?^{|}~\x60-]{1,64}@${label}(?:\.${label})+$`, 'i')

export const isEmailAddress = (text: string): boolean => address.test(text)

export type TextCheck = { readonly holds: (text: string) => boolean; readonly message: string }

export type TextRules = {
  readonly isTrimmed: boolean
  readonly isVisible: boolean
  readonly isOptional: boolean
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

export const withCheck = ({ checks, ...rules }: TextRules, check: TextCheck): TextRules => ({
  ...rules,
  checks: [...checks, check],
})

export const matches = (pattern: RegExp, message: string): TextCheck => ({
  holds: (text) => pattern.test(text),
  message,
})
const isTyped = (message: string): TextCheck => ({ holds: (text) => text !== '', message })

const present = (message: string) => matches(/\S/, message)

const atMost = (length: number): TextCheck => ({
  holds: (text) => text.length <= length,
  // Written when it is told, for the reason of `lazily`.
  get message() {
    return `Please use at most ${length.toLocaleString('en-US')} characters`
  },
})

const singleLine = matches(/^\P{Cc}*$/u, 'Please use one line of text')

const readable = matches(/^[\P{Cc}\n\r\t]*$/u, 'Please use plain text')

/** Keeps the joiners U+200C and U+200D, without which some scripts cannot be written. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu

export const visibleText = (text: string): string => text.replace(unseen, '')

const visible = (rules: TextRules): TextRules => ({ ...rules, isVisible: true })

export const line = (message: string, length: number) => visible(trimmed(present(message), atMost(length), singleLine))

export const optionalLine = (length: number) => visible(optional(atMost(length), singleLine))

export const lines = (message: string, length: number) => trimmed(present(message), atMost(length), readable)

export const optionalLines = (length: number) => optional(atMost(length), readable)

export const idText = (message: string, length: number) => trimmed(present(message), atMost(length))

export const anyText = (length: number) => asItIs(atMost(length))

const emailText = (missing: string, wrong: string) =>
  visible(trimmed(present(missing), { holds: isEmailAddress, message: wrong }, atMost(254)))

export const visitorEmail = emailText('Please enter your email', badEmail)

export const optionalEmail = withCheck(optionalLine(254), {
  holds: (text) => text === '' || isEmailAddress(text),
  message: badEmail,
})

export const firstName = line('Please enter your first name', 100)

export const lastName = line('Please enter your last name. If you have one name, write it here too', 100)

const isRequired = 'Field is required'

export const accountEmail = emailText(isRequired, 'Email format incorrect')

export const accountLine = (length: number) => line(isRequired, length)

/** Not trimmed: blanks belong to a password (J5-32). */
export const currentPassword = asItIs(isTyped(isRequired), atMost(1000))

export const newPassword = asItIs(
  isTyped(isRequired),
  { holds: (text) => text.length >= 8, message: 'Password must be at least 8 characters' },
  { holds: (text) => text.length <= 64, message: 'Password must be less than 64 characters' },
)

export const proofText = trimmed(present('The proof that you are not a robot is missing'), atMost(8000))

const hidden = /(?![\u200C\u200D])\p{Cf}/gu

export function normalizeText(
  { isTrimmed, isVisible }: Pick<TextRules, 'isTrimmed' | 'isVisible'>,
  typed: string,
): string {
  const text = isVisible ? typed.replace(hidden, '') : typed
  return isTrimmed ? text.trim() : text
}

export function textProblem({ checks, ...rules }: TextRules, typed: string): string | null {
  const text = normalizeText(rules, typed)
  return checks.find(({ holds }) => !holds(text))?.message ?? null
}

export const emailProblem = (typed: string): string | null => textProblem(visitorEmail, typed)

const isPhone = matches(
  /^[\p{Cf}]*(?:\(?\+)?(?:[\p{Zs}\p{Pd}\p{Cf}()./·−]*\d){7,18}[\p{Zs}\p{Pd}\p{Cf}().,;/]*(?:(?:[#x,;]|extn?|extension)[\p{Zs}.:#]*\d{1,8}[\p{Cf})#]*)?$|^$/iu,
  'Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142',
)

const longestPhone = 50

const severalPhones = /(?:\d\D*){7}(?:\b(?:or|and)\b|[;,&|])(?:[^\dx#]*\d){7}(?!.*#$)|(?:\d\D*){10}\/(?:\D*\d){10}/i

const isOnePhone: TextCheck = {
  holds: (text) => text.length > longestPhone || !severalPhones.test(text),
  message: 'Please enter one phone number',
}

const withPhone = (rules: TextRules): TextRules => withCheck(withCheck(rules, isOnePhone), isPhone)

export const phone = (message: string): TextRules => withPhone(line(message, longestPhone))

export const optionalPhone = withPhone(optionalLine(longestPhone))

export const optionalZip = withCheck(
  optionalLine(20),
  matches(
    /^(?:\d{5}(?:[\p{Zs}\p{Pd}\p{Cf}]{0,3}\d{4})?\p{Cf}*)?$/u,
    'Please enter a ZIP Code in digits, such as 22201 or 22201-1973',
  ),
)

export const optionalPostalCode = withCheck(
  optionalLine(20),
  matches(
    /^(?=.*\d)[\p{L}\d\p{Zs}\p{Pd}\p{Cf}.]+$|^$/u,
    'Please enter a ZIP Code or postal code, such as 22201 or SW1A 2AA',
  ),
)
