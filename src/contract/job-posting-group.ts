import { Schema } from 'effect'
import { Id, nullable, required } from './fields.ts'

export const JobPostingGroup = Schema.Struct({
  JobPostingGroup_ID: nullable(Id),
  Description: required('Expected the name of the group'),
  IsFeatured: Schema.Boolean,
  IsActive: Schema.Boolean,
})
export type JobPostingGroup = typeof JobPostingGroup.Type
