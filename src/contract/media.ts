import { Effect, Schema } from 'effect'
import { DateOnly, DateTime, NullableDateOnly, NullableDateTime } from './date.ts'
import { Html, Id, nullable, required, WebAddress } from './fields.ts'

/** What the server tells of StartDate and EndDate in the time zone of the event: words, days, and milliseconds. */
export const EventTime = Schema.Struct({
  Words: Schema.String,
  /** The first and, if it is another, the last; none: no known start. */
  Days: Schema.Array(Schema.Struct({ Day: Schema.Finite, Month: Schema.String })),
  Start: Schema.NullOr(Schema.Finite),
  /** The last moment at which it is not over. */
  End: Schema.NullOr(Schema.Finite),
})
export type EventTime = typeof EventTime.Type

const unknownTime = Effect.succeed({ Words: '', Days: [], Start: null, End: null })

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
  /** An IANA name; in content null stands for the zone of the firm, which the server fills in. */
  TimeZone: nullable(Schema.String),
  Time: EventTime.pipe(Schema.withDecodingDefaultKey(unknownTime)),
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
