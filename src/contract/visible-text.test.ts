import { Result, Schema } from 'effect'
import { expect, test } from 'vitest'
import { sections } from './application-sections.ts'
import type { Input } from './form.ts'
import { forms } from './forms.ts'
import { textProblem, normalizeText, visibleText, type TextRules } from './text-rules.ts'
import { textSchema } from './typed-text.ts'

const override = '\u202E'
const hidden = ['\u202A', override, '\u2066', '\u2069', '\u200E', '\u200F', '\u200B', '\u2060', '\uFEFF', '\u00AD']

const all: ReadonlyArray<
  readonly [name: string, inputs: Readonly<Record<string, Input>>, secrets: ReadonlyArray<string>]
> = [
  ...Object.entries(forms).map(([name, { inputs, secrets }]) => [name, inputs, secrets] as const),
  ...Object.entries(sections).map(([name, { form }]) => [name, form.inputs, form.secrets] as const),
]

const written = all.flatMap(([form, inputs, secrets]) =>
  Object.entries(inputs).flatMap(([field, input]) =>
    input.kind === 'text' && !secrets.includes(field) ? [[`${form} ${field}`, input.rules] as const] : [],
  ),
)

const isAccepted = (rules: TextRules, text: string) => textProblem(rules, text) === null
const decoded = (rules: TextRules, text: string) => {
  const result = Schema.decodeUnknownResult(textSchema(rules))(text)
  return Result.isSuccess(result) ? result.success : null
}

test.each(written)('no text of one line keeps a sign that nobody sees: %s', (_, rules) => {
  const isOneLine = !isAccepted(rules, 'Moss\nbirch')
  const kept = hidden.filter((sign) =>
    [`Mo${sign}ss`, `${sign}Moss`].some((text) => decoded(rules, text)?.includes(sign)),
  )
  expect(isOneLine ? kept : []).toEqual([])
})

test('a name loses them on both ends, keeps the joiners of other scripts, and is missing when nothing else is there', () => {
  const { rules } = forms.createAccount.inputs.FirstName as Extract<Input, { readonly kind: 'text' }>
  const persian = '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'
  expect(
    [`${override} Ada `, persian, hidden.join('')].map((text) => [
      normalizeText(rules, text),
      textProblem(rules, text),
    ]),
  ).toEqual([
    ['Ada', null],
    [persian, null],
    ['', 'Field is required'],
  ])
  expect(decoded(rules, `${override} Ada `)).toBe('Ada')
})

test('a text that is shown has no control characters either', () => {
  expect(visibleText(`${override}fdp.exe\u0007\u009F.pdf`)).toBe('fdp.exe.pdf')
})

const emails = written.filter(
  ([, rules]) => isAccepted(rules, 'ada@engine.example') && !isAccepted(rules, 'ada@engine'),
)

test.each(emails)(
  'an email that was copied from elsewhere is judged without the signs that nobody sees: %s',
  (_, rules) => {
    for (const sign of hidden)
      for (const text of [`${sign}ada@engine.example`, `ada@engine.example${sign}`, ` ada${sign}@engine.example `])
        expect([textProblem(rules, text), decoded(rules, text)]).toEqual([null, 'ada@engine.example'])
  },
)

test('emails are asked for in more than one form', () => {
  expect(emails.length).toBeGreaterThan(5)
})
