import { Schema } from 'effect'
import { DateOnly, DateTime, NullableDateOnly, NullableDateTime } from './date.ts'
import { Html, Id, nullable, required, WebAddress } from './fields.ts'

/** Past once its end, or its start if it has no end, is before now (C3.4-05, C3.4-07). */
export const CompanyEvent = Schema.Struct({
  CompanyEvent_ID: Id,
  Title: required('Expected a title'),
  Description: nullable(Html),
  StartDate: Schema.Union([DateOnly, DateTime]),
  EndDate: nullable(Schema.Union([NullableDateOnly, NullableDateTime, DateOnly, DateTime])),
  Location: nullable(Schema.String),
  LocationURL: nullable(WebAddress),
  WebsiteImageURL: nullable(WebAddress),
})
export type CompanyEvent = typeof CompanyEvent.Type

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
