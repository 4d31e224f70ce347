import { maxTrackedTitleLength, jobActivities, shareMethods, longestMessage } from './visit-limits.ts'
import { Schema } from 'effect'

const path = Schema.String.check(
  Schema.isPattern(/^\/[\w\-./%~]{0,199}$/, { message: 'Expected a path without a query' }),
)

const countedTitle = Schema.String.check(
  Schema.isMaxLength(maxTrackedTitleLength),
  Schema.isPattern(/^(?=.*\S)\P{Cc}*$/u, { message: 'Expected the title of a job, on one line' }),
)

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

/** Must hold no form values and nothing about the visitor. */
export const ErrorReport = Schema.Struct({
  Message: Schema.String.check(Schema.isMaxLength(longestMessage)),
  Page: path,
})
export type ErrorReport = typeof ErrorReport.Type
