import { Schema } from 'effect'
import { Id, nullable, required } from './fields.ts'

export const SystemMessage = Schema.Struct({
  SystemMessage_ID: Id,
  Message: required('Expected a message'),
  /** `info`, `success`, `warning` or `error`; anything else counts as `info` (C3.3-03). */
  MessageType: nullable(Schema.String),
})
export type SystemMessage = typeof SystemMessage.Type
