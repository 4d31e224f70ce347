import { Schema } from 'effect'
import { Id, nullable, required } from './fields.ts'

/** A message of the firm to everyone who visits the site (C3.3-02); HTML in it is shown as the text it holds. */
export const SystemMessage = Schema.Struct({
  SystemMessage_ID: Id,
  Message: required('Expected a message'),
  /** `info`, `success`, `warning` or `error`; anything else counts as `info` (C3.3-03). */
  MessageType: nullable(Schema.String),
})
export type SystemMessage = typeof SystemMessage.Type
