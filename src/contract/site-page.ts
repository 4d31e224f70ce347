import { Schema } from 'effect'
import { Id, nullable } from './fields.ts'

/** A part of a page under its title; `Fragment` leads to it, and to nothing but the page when it is null. */
export const PagePart = Schema.Struct({
  Title: Schema.String,
  Fragment: nullable(Schema.String),
  Text: Schema.String,
})

/** What a static page of the site says, for the search of the site (J2.8-10); `SitePage_ID` is the name of its route. */
export const SitePage = Schema.Struct({
  SitePage_ID: Id,
  Title: Schema.String,
  Description: Schema.String,
  /** Other words by which people look for the page. */
  Keywords: Schema.Array(Schema.String),
  Parts: Schema.Array(PagePart),
})
export type SitePage = typeof SitePage.Type
