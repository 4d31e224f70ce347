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

/** What is done with a job and counted under its title (J7-53 to J7-56). */
export const jobActivities = [
  'Saved Job Posting',
  'Unsaved Job Posting',
  'Job Posting',
  'Featured Job Posting',
] as const
export type JobActivity = (typeof jobActivities)[number]

/** How a job is shared: mailed to the visitor, or jobs like it asked for (J2.5-57). */
export const shareMethods = ['email', 'related'] as const
export type ShareMethod = (typeof shareMethods)[number]

/** The longest title that a job is counted under, in characters. */
export const longestCountedTitle = 200

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
