import { Result, Schema } from 'effect'
import { expect, test } from 'vitest'
import { toProblems } from './payload.ts'
import { call, read, transactionTag } from './operations.ts'
import { Operation, TransactionReply, TransactionRequest } from './transaction.ts'

test('[C7.1-10][C7.1-12][C7.1-13] an operation of which nothing is said saves at its end and gives its data back', () => {
  expect(Schema.decodeUnknownSync(Operation)({})).toEqual({
    PrefetchPath: '',
    Params: [],
    Actions: [],
    EndMethod: 'Save',
    ReturnData: true,
    BlackList: [],
  })
})

test('[J7-03] a named operation puts its name before its arguments and keeps their order', () => {
  expect(call('SignIn', 'ada@example.org', 'a password', '')).toEqual({
    PrefetchPath: '',
    Params: ['SignIn', 'ada@example.org', 'a password', ''],
    Actions: [],
    EndMethod: 'Save',
    ReturnData: true,
    BlackList: [],
  })
})

test('a read names its entity, its ids and the fields to leave out', () => {
  expect(read('CompanyNews', ['7'], ['Body'])).toEqual({
    PrefetchPath: 'CompanyNews',
    Params: ['7'],
    Actions: [],
    EndMethod: 'Save',
    ReturnData: true,
    BlackList: ['Body'],
  })
})

test('[C7.1-02][C7.1-03] the tag is the first prefetch path, else the first parameter, else nothing', () => {
  expect([
    transactionTag([read('CompanyNews', ['7']), read('Location')]),
    transactionTag([call('SignIn', 'ada@example.org')]),
    transactionTag([read('')]),
    transactionTag([]),
  ]).toEqual(['CompanyNews', 'SignIn', undefined, undefined])
})

test('[C7.1-09] a request that names nobody is anonymous', () => {
  expect(Schema.decodeUnknownSync(TransactionRequest)({ Operations: [{}] })).toEqual({
    UserID: null,
    UserName: '',
    Operations: [Schema.decodeUnknownSync(Operation)({})],
  })
})

test('[C5-17] a transaction without operations is refused in the words given for it', () => {
  const decoded = Schema.decodeUnknownResult(TransactionRequest)({ Operations: [] })
  expect(Result.isFailure(decoded) && toProblems(decoded.failure.issue)).toEqual([
    { path: 'Operations', message: 'At least one operation is required for each transactions' },
  ])
})

test('[C7.1-11][C7.1-14] an action creates, updates or deletes, and nothing else', () => {
  const isRead = ['Create', 'Update', 'Delete', 'create', 'Drop'].map((ActionType) =>
    Result.isSuccess(Schema.decodeUnknownResult(Operation)({ Actions: [{ ActionType }] })),
  )
  expect(isRead).toEqual([true, true, true, false, false])
  expect(Schema.decodeUnknownSync(Operation)({ Actions: [{ ActionType: 'Create' }] }).Actions).toEqual([
    { ActionType: 'Create', ID: null, Payload: null, Params: [] },
  ])
})

test('[C7.1-15] a reply holds what happened; what it leaves out is null or false', () => {
  expect(Schema.decodeUnknownSync(TransactionReply)({ Success: true, Msg: '', Payload: '{}' })).toEqual({
    Success: true,
    Msg: '',
    Payload: '{}',
    Log: null,
    MsgDate: null,
    UserInfo: null,
    brokenBusinessRule: false,
  })
})
