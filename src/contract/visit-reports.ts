import { Schema } from 'effect'

/** Where counted visits go, relative to the API base (C7.2-14). */
export const collectPath = 'data/collect'
/** Where a browser tells the site's log of an error (C8-01). */
export const reportPath = 'data/report'

/** The longest message of an error report, in characters. */
export const longestMessage = 300

const path = Schema.String.check(
  Schema.isPattern(/^\/[\w\-./%~]{0,199}$/, { message: 'Expected a path without a query' }),
)

/** A page that was seen, or something that was done, by a short name in small letters. Nothing tells by whom. */
export const VisitEvent = Schema.Union([
  Schema.Struct({ Kind: Schema.Literal('page'), Name: path }),
  Schema.Struct({
    Kind: Schema.Literal('event'),
    Name: Schema.String.check(Schema.isPattern(/^[a-z][a-z ]{0,39}$/, { message: 'Expected a name in small letters' })),
  }),
])
export type VisitEvent = typeof VisitEvent.Type

/** An error as a browser tells it: what a visitor was told and on which page; no values, nothing of the visitor. */
export const ErrorReport = Schema.Struct({
  Message: Schema.String.check(Schema.isMaxLength(longestMessage)),
  Page: path,
})
export type ErrorReport = typeof ErrorReport.Type
