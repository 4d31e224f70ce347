import { getSystemErrorMap } from 'node:util'
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

const postgresMessages = [
  'duplicate key value violates unique constraint "applicant_email"',
  'insert or update on table "application" violates foreign key constraint "application_applicant"',
  'null value in column "Email" of relation "Applicant" violates not-null constraint',
  'new row for relation "token_mark" violates check constraint "token_mark_id"',
  'relation "mail_outbox" does not exist',
  'column "turn" does not exist',
  'syntax error at or near "from"',
  'permission denied for schema',
  'password authentication failed for user "site"',
  'no pg_hba.conf entry for host',
  'database "site" does not exist',
  'canceling statement due to statement timeout',
  'canceling statement due to lock timeout',
  'canceling statement due to user request',
  'terminating connection due to idle-in-transaction timeout',
  'terminating connection due to administrator command',
  'deadlock detected',
  'could not serialize access due to concurrent update',
  'current transaction is aborted, commands ignored until end of transaction block',
  'sorry, too many clients already',
  'remaining connection slots are reserved for roles with the SUPERUSER attribute',
  'the database system is starting up',
  'the database system is shutting down',
  'the database system is in recovery mode',
  'cannot execute INSERT in a read-only transaction',
  'could not extend file "base/16384/2619": No space left on device',
  'could not open file "pg_wal/000000010000000000000001": No such file or directory',
  'invalid memory alloc request size',
  'out of shared memory',
  'out of memory',
  'prepared statement "s1" already exists',
  'bind message supplies 2 parameters, but prepared statement "" requires 3',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
]

const systemMessages = [...getSystemErrorMap().values()].flatMap(([code, said]) =>
  ['mkdir', 'connect', 'open', 'read'].map((made) => `${code}: ${said}, ${made}`),
)

const listWords = (text: string) => text.replaceAll(/"[^"]*"/g, '').match(/[\p{L}\p{N}]+/gu) ?? []

test('what a system or a database says stays readable, whoever typed its words', () => {
  const garbled = [...systemMessages, ...postgresMessages].filter((message) => {
    const words = listWords(message)
    const typed = [...words, words.toReversed().join(' '), `Dear firm, ${words.join(', ')}!`]
    return redactedMessage(message, request(...typed)) !== message
  })
  expect(garbled).toEqual([])
})

test.for([
  ['a quoted word', 'relation "directory" does not exist', ['directory'], 'relation "…" does not exist'],
  [
    'a path',
    "ENOENT: no such file or directory, open '/files/zebulon'",
    ['file', 'zebulon'],
    "ENOENT: no such file or directory, open '/files/…'",
  ],
  ['a word among them', 'no such file or zebulon', ['file', 'zebulon'], 'no such file or …'],
  ['a phrase of them', 'bad file table key', ['file table key'], 'bad …'],
  ['a secret made of them', 'bad file-table#key', ['file-table#key'], 'bad …'],
  ['a word that begins like one', 'bad directoryman', ['directoryman'], 'bad …'],
  ['a value in parentheses', 'Key (email)=(directory) already exists', ['directory'], 'Key (email)=(…) already exists'],
] as const)('words of systems are hidden where they can only have been typed: %s', ([, message, typed, told]) => {
  expect(redactedMessage(message, request(...typed))).toEqual(told)
})
