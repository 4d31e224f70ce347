import { Schema } from 'effect'
import { Id, nullable, required } from './fields.ts'

/** A category of jobs, the value behind the query parameter `category` (J3-22). Its name is its key. */
export const JobPostingGroup = Schema.Struct({
  JobPostingGroup_ID: nullable(Id),
  Description: required('Expected the name of the group'),
  IsFeatured: Schema.Boolean,
  IsActive: Schema.Boolean,
})
export type JobPostingGroup = typeof JobPostingGroup.Type
