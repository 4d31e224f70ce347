import { Effect, Schema } from 'effect'
import { nullable } from './fields.ts'

export const actionTypes = ['Create', 'Update', 'Delete'] as const

export const Action = Schema.Struct({
  ActionType: Schema.Literals(actionTypes),
  ID: nullable(Schema.String),
  Payload: nullable(Schema.String),
  Params: Schema.Array(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type Action = typeof Action.Type

/**
 * A read has an entity in `PrefetchPath` and ids in `Params`; a named operation has '' and its name first in `Params`.
 * `BlackList`: fields left out.
 */
export const Operation = Schema.Struct({
  PrefetchPath: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(''))),
  Params: Schema.Array(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  Actions: Schema.Array(Action).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  EndMethod: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed('Save'))),
  ReturnData: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
  BlackList: Schema.Array(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type Operation = typeof Operation.Type

export const noOperations = 'At least one operation is required for each transactions'

export const TransactionRequest = Schema.Struct({
  UserID: nullable(Schema.Union([Schema.String, Schema.Int])),
  UserName: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(''))),
  Operations: Schema.Array(Operation).check(Schema.isMinLength(1, { message: noOperations })),
})
export type TransactionRequest = typeof TransactionRequest.Type

export const TransactionReply = Schema.Struct({
  Success: Schema.Boolean,
  Msg: Schema.String,
  Payload: Schema.String,
  Log: nullable(Schema.String),
  MsgDate: nullable(Schema.String),
  UserInfo: nullable(Schema.Unknown),
  brokenBusinessRule: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
})
export type TransactionReply = typeof TransactionReply.Type
