import { Schema } from 'effect'
import { DateOnly } from './date.ts'
import { Html, Id, nullable, required, WebAddress } from './fields.ts'

export const CompanyNews = Schema.Struct({
  CompanyNews_ID: Id,
  Title: required('Expected a title'),
  ShortDescription: nullable(Schema.String),
  Body: nullable(Html),
  PublishedDate: DateOnly,
  WebsiteImageURL: nullable(WebAddress),
  NewsType: nullable(Schema.String),
  Source: nullable(Schema.String),
  SourceURL: nullable(WebAddress),
})
export type CompanyNews = typeof CompanyNews.Type
