import { Effect, Schema } from 'effect'
import { DateOnly, DateTime, NullableDateOnly, NullableDateTime } from './date.ts'
import { Html, Id, nullable, required, WebAddress } from './fields.ts'

/** By the clocks of the place. Start, and End, the last moment before it is past, are in milliseconds; null: unknown. */
export const EventTime = Schema.Struct({
  Words: Schema.String,
  Days: Schema.Array(Schema.Struct({ Day: Schema.Finite, Month: Schema.String })),
  Start: Schema.NullOr(Schema.Finite),
  End: Schema.NullOr(Schema.Finite),
})
export type EventTime = typeof EventTime.Type

const unknownTime = Effect.succeed({ Words: '', Days: [], Start: null, End: null })

export const CompanyEvent = Schema.Struct({
  CompanyEvent_ID: Id,
  Title: required('Expected a title'),
  Description: nullable(Html),
  StartDate: Schema.Union([DateOnly, DateTime]),
  EndDate: nullable(Schema.Union([NullableDateOnly, NullableDateTime, DateOnly, DateTime])),
  Location: nullable(Schema.String),
  LocationURL: nullable(WebAddress),
  WebsiteImageURL: nullable(WebAddress),
  TimeZone: nullable(Schema.String),
  Time: EventTime.pipe(Schema.withDecodingDefaultKey(unknownTime)),
})
export type CompanyEvent = typeof CompanyEvent.Type

const longestFigure = 8

const Figure = Schema.String.check(
  Schema.isMaxLength(longestFigure, { message: `Expected at most ${longestFigure} characters, such as 30,000` }),
)

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
  Figure: nullable(Figure),
})
export type CompanyNews = typeof CompanyNews.Type
