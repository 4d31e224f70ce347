import { Schema } from 'effect'
import { Count, Id } from './fields.ts'

export const JobPlace = Schema.Struct({
  JobPlace_ID: Id,
  City: Schema.String,
  State: Schema.String,
  Jobs: Count,
})
export type JobPlace = typeof JobPlace.Type
