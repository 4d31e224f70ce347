import { expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { describeError } from './describe-error.ts'
import { withoutTyped } from './hide-typed.ts'

const request = (...args: ReadonlyArray<string>) => ({ UserName: '', Operations: [call('CreateAccount', ...args)] })
const names = new Set(['createaccount', 'save'])
const redactedMessage = (message: string, typed: unknown) =>
  describeError(withoutTyped(new Error(message), typed, names)).message

test.for([
  ['whole, in whatever case', 'cannot keep ZOE ENGINE of x', request(' Zoe Engine '), 'cannot keep … of x'],
  ['the longest first', 'no "zoe moss-birch"', request('Zoe', 'zoe moss-birch'), 'no "…"'],
  ['a word of it', 'near "Engine" in row', request('Zoe Engine Moss'), 'near "…" in row'],
  ['a field of a form', 'bad Zebulon', request(JSON.stringify({ FirstName: 'Zebulon' })), 'bad …'],
  ['a part of a search', 'bad zebu lon', request('search=zebu+lon%26&city=x'), 'bad … …'],
  ['as an address has it', 'bad z%C3%A9bu+lon, z%C3%A9bu%20lon', request('zébu lon'), 'bad …, …'],
  ['signs of patterns', 'bad p(a+s)*[w$', request('p(a+s)*[w$'), 'bad …'],
  ['letters that fold', 'bad İbrahim, i̇brahim', request('İbrahim'), 'bad …, …'],
  ['a number', 'bad 5550199', { UserID: 5550199 }, 'bad …'],
  ['names of the site', 'CreateAccount failed in Save', request('Zoe'), 'CreateAccount failed in Save'],
  ['nothing of two letters', 'or be it', request('be', 'or'), 'or be it'],
] as const)('what was typed is not told: %s', ([, message, typed, told]) => {
  expect(redactedMessage(message, typed)).toEqual(told)
})

test('what looks like a frame of the stack was typed, too', () => {
  const typed = 'Dear firm,\n    at zebulon of Moss (birch:1:2)'
  const error = withoutTyped(Object.assign(new TypeError(`bad ${typed}`), { code: 'E1' }), request(typed), names)
  expect([error.name, error.message, (error as NodeJS.ErrnoException).code]).toEqual(['TypeError', 'bad …', 'E1'])
  const frames = error.stack?.split('\n') ?? []
  expect([frames[0], error.stack?.includes('zebulon')]).toEqual(['TypeError: bad …', false])
  expect(frames[1]).toMatch(/^ {4}at .*hide-typed\.test\.ts:\d+:\d+\)?$/)
  expect(describeError(error)).toEqual({ type: 'TypeError', code: 'E1', message: 'bad …', stack: error.stack })
})

test('a megabyte of parameters and a message that quotes it are told in few words', () => {
  const many = Array.from({ length: 200_000 }, (_, at) => `w${at}`)
  expect(redactedMessage('bad q199999', { Params: [...many, 'Q199999'] })).toEqual('bad …')
  expect(redactedMessage('bad w199999', { Params: many })).toEqual('…')
  expect(redactedMessage(`bad ${many.slice(0, 500).join()}`, { Params: many })).toEqual('…')
  const long = '/'.repeat(1_000_000)
  expect(redactedMessage(`bad ${long}`, request(long))).toEqual('a message of 1000004 characters')
  const deep = `${'['.repeat(100_000)}"zebulon"${']'.repeat(100_000)}`
  expect(redactedMessage('bad zebulon', request(deep))).toEqual('bad …')
})
