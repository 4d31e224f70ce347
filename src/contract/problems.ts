import { SchemaIssue } from 'effect'

/** One thing wrong with a value: where (`path`, '' for the whole) and what, in words for a person. */
export type Problem = { readonly path: string; readonly message: string }

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Flattens what a decoder found into a list a person can read. */
export const problemsOf = (issue: SchemaIssue.Issue): ReadonlyArray<Problem> =>
  format(issue).issues.map((found) => ({
    path: (found.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: found.message,
  }))
