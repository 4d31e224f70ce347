import { longestCountedTitle, jobActivities, shareMethods, longestMessage } from './visit-limits.ts'
import { Schema } from 'effect'

const path = Schema.String.check(
  Schema.isPattern(/^\/[\w\-./%~]{0,199}$/, { message: 'Expected a path without a query' }),
)

const countedTitle = Schema.String.check(
  Schema.isMaxLength(longestCountedTitle),
  Schema.isPattern(/^(?=.*\S)\P{Cc}*$/u, { message: 'Expected the title of a job, on one line' }),
)

/**
 * A page that was seen, a job that something was done with or that was shared, by its title, or something else that was
 * done, by a short name in small letters. Nothing tells by whom.
 */
export const VisitEvent = Schema.Union([
  Schema.Struct({ Kind: Schema.Literal('page'), Name: path }),
  Schema.Struct({
    Kind: Schema.Literal('select content'),
    Content: Schema.Literals(jobActivities),
    Name: countedTitle,
  }),
  Schema.Struct({ Kind: Schema.Literal('share'), Method: Schema.Literals(shareMethods), Name: countedTitle }),
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
