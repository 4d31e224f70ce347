import { SchemaIssue } from 'effect'

export type Problem = { readonly path: string; readonly message: string }

const format = SchemaIssue.makeFormatterStandardSchemaV1()

export const toProblems = (issue: SchemaIssue.Issue): ReadonlyArray<Problem> =>
  format(issue).issues.map((found) => ({
    path: (found.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: found.message,
  }))
