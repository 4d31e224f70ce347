import { stringify } from 'csv-stringify/sync'
import type { SentApplication } from './sent-applications.ts'

/** A file of an export: its name there, and whether it was looked at, or why it is not there. */
export type ListedFile = { readonly name: string; readonly scan: string }

/** What stands between several names in one cell; no file is called so. */
const between = ' | '

const columns = [
  'application id',
  'posting id',
  'tracking number',
  'job title',
  'state',
  'submitted',
  'changed',
  'first name',
  'last name',
  'e-mail',
  'note',
  'files',
  'scan states',
] as const

/** Every cell in quotes, and an apostrophe before what a spreadsheet would take for a formula (RFC 4180). */
const format = { record_delimiter: 'windows', quoted: true, quoted_empty: true, escape_formulas: true } as const

const line = (cells: ReadonlyArray<string>) => stringify([[...cells]], format)

/** The first line of the table, after the mark by which a spreadsheet knows UTF-8. */
export const csvHead = (): string => `\uFEFF${line(columns)}`

/** An application as a line of the table; of one that was withdrawn all but four cells are empty. */
export function csvLine({ content, ...sent }: SentApplication, files: ReadonlyArray<ListedFile>): string {
  return line([
    sent.application,
    sent.posting,
    content?.tracking ?? '',
    content?.title ?? '',
    sent.state,
    content?.submitted ?? '',
    sent.changed,
    content?.firstName ?? '',
    content?.lastName ?? '',
    content?.email ?? '',
    content?.note ?? '',
    files.map(({ name }) => name).join(between),
    files.map(({ scan }) => scan).join(between),
  ])
}

/** The same as JSON, under the names of the columns. */
export function jsonOf({ content, ...sent }: SentApplication, files: ReadonlyArray<ListedFile>): string {
  const always = { 'application id': sent.application, 'posting id': sent.posting, state: sent.state }
  if (!content) return JSON.stringify({ ...always, changed: sent.changed })
  return JSON.stringify({
    ...always,
    'tracking number': content.tracking,
    'job title': content.title,
    submitted: content.submitted,
    changed: sent.changed,
    'first name': content.firstName,
    'last name': content.lastName,
    'e-mail': content.email,
    note: content.note,
    files: files.map(({ name, scan }) => ({ name, 'scan state': scan })),
  })
}
