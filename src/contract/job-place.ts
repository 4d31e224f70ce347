import { Schema } from 'effect'
import { Count, Id } from './fields.ts'

/** A place with open jobs, counted by the server; `JobPlace_ID` is its name, such as 'Arlington, Virginia'. */
export const JobPlace = Schema.Struct({
  JobPlace_ID: Id,
  City: Schema.String,
  State: Schema.String,
  Jobs: Count,
})
export type JobPlace = typeof JobPlace.Type
