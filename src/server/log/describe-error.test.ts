import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { describeError, errorMessage } from './describe-error.ts'
import { standardErrorLog } from './loggers.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'

afterEach(() => void vi.restoreAllMocks())

const databaseError = () =>
  Object.assign(new Error('relation "site" does not exist'), {
    code: '42P01',
    query: 'select * from site where email = $1',
    params: ['zoe@engine.example'],
    detail: 'Key (email)=(zoe@engine.example)',
  })

test('an error is told by its type, code, message and origin, without its query and parameters', () => {
  const error = databaseError()
  expect(describeError(error)).toEqual({
    type: 'Error',
    code: '42P01',
    message: 'relation "site" does not exist',
    stack: error.stack,
  })
})

test('addresses and passwords are hidden in the message and in the stack', () => {
  const error = new TypeError('550 <zoe@engine.example> unknown at smtp://site:s3/c@ret@mail:25?password=s3cret')
  const { message, stack } = describeError(error)
  expect(message).toEqual('550 <…@…> unknown at smtp://…@mail:25?password=…')
  expect(stack.split('\n')[0]).toEqual('TypeError: 550 <…@…> unknown at smtp://…@mail:25?password=…')
  expect(stack).not.toMatch(/zoe|s3|cret/)
  expect(stack).toMatch(/ at .*describe-error\.test\.ts/)
})

test('what PostgreSQL or a parser could not read is not quoted', () => {
  const unreadable = Object.assign(new Error('invalid input syntax for type integer: "s3cret"'), { code: '22P02' })
  expect(errorMessage(unreadable)).toEqual('invalid input syntax for type integer: "…"')
  expect(errorMessage(new SyntaxError('Unexpected token \'s\', ..."{"word": s3cret}" is not valid JSON'))).toEqual(
    'Unexpected token \'s\', ..."…" is not valid JSON',
  )
})

test('the first of several errors speaks for them, and what is no error is told by its type', () => {
  expect(errorMessage(new AggregateError([new Error('connect ECONNREFUSED ::1:25')]))).toEqual(
    'connect ECONNREFUSED ::1:25',
  )
  expect(describeError({ email: 'zoe@engine.example' })).toEqual({
    type: 'object',
    code: '',
    message: 'no error but a value',
    stack: 'object: no error but a value',
  })
})

test('the log of the server and the standard error tell no more than that', async () => {
  const lines: string[] = []
  const database = await openTestDatabase('private_log')
  const app = createApp({
    service: createSiteService({ database }),
    config: { siteOrigin: null },
    logger: { stream: { write: (line: string) => void lines.push(line) } },
    pages: () => async (pages) => void pages.get('/broken', () => Promise.reject(databaseError())),
  })
  await app.inject('/broken')
  app.log.error({ err: databaseError() }, 'a job failed')
  await app.close()
  await database.close()
  const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
  expect(failures.map(({ msg, err }) => [msg, Object.keys(err), err.message])).toEqual([
    ['a page failed', ['type', 'code', 'message', 'stack'], 'relation "site" does not exist'],
    ['a job failed', ['type', 'code', 'message', 'stack'], 'relation "site" does not exist'],
  ])
  // A name that no hexadecimal identifier of the log can hold.
  expect(lines.join('')).not.toMatch(/zoe|engine\.example|select \*/)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = databaseError()
  standardErrorLog.error({ reference: 'r1', err: error }, 'a transaction failed')
  expect(said.mock.calls).toEqual([['a transaction failed', { reference: 'r1', err: describeError(error) }]])
})

test('what a procedure of the database says is not told, whatever its code', () => {
  const raised = Object.assign(new Error('row (1,Zoe Engine) is refused'), {
    code: '23514',
    routine: 'exec_stmt_raise',
  })
  const { message, stack } = describeError(raised)
  expect([message, stack.includes('Zoe')]).toEqual(['a procedure of the database refused it', false])
})
