import { Effect, Schema } from 'effect'
import { nullable } from './fields.ts'

/** What an action does to a row (C7.1-14). */
export const actionTypes = ['Create', 'Update', 'Delete'] as const

/** One change of one row; `Payload` is JSON text (C7.1-11). */
export const Action = Schema.Struct({
  ActionType: Schema.Literals(actionTypes),
  ID: nullable(Schema.String),
  Payload: nullable(Schema.String),
  Params: Schema.Array(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type Action = typeof Action.Type

/**
 * One step of a transaction (C7.1-10). A read names an entity in `PrefetchPath` and ids in `Params`;
 * a named operation leaves `PrefetchPath` empty and puts its name first in `Params`;
 * `BlackList` names the fields left out of the rows.
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

/** The message of a transaction without operations (C5-17). */
export const noOperations = 'At least one operation is required for each transactions'

/** The body of `POST data/post_transaction` (C7.1-08); anonymous visitors send `UserID` null and an empty `UserName` (C7.1-09). */
export const TransactionRequest = Schema.Struct({
  UserID: nullable(Schema.Union([Schema.String, Schema.Int])),
  UserName: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(''))),
  Operations: Schema.Array(Operation).check(Schema.isMinLength(1, { message: noOperations })),
})
export type TransactionRequest = typeof TransactionRequest.Type

/** The reply to every transaction, whatever its HTTP status (C7.1-15). */
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
