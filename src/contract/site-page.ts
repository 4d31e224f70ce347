import { Schema } from 'effect'
import { Id, nullable } from './fields.ts'

export const PagePart = Schema.Struct({
  Title: Schema.String,
  Fragment: nullable(Schema.String),
  Text: Schema.String,
})

export const SitePage = Schema.Struct({
  SitePage_ID: Id,
  Title: Schema.String,
  Description: Schema.String,
  Keywords: Schema.Array(Schema.String),
  Parts: Schema.Array(PagePart),
})
export type SitePage = typeof SitePage.Type
