import type { SentForm } from '#contract/application-form.ts'
import { sectionNames, sections } from '#contract/application-sections.ts'
import { spreadsheetLine, spreadsheetMark } from '../spreadsheets/spreadsheet.ts'
import type { SentApplication } from './sent-applications.ts'

export type ListedFile = { readonly name: string; readonly scan: string; readonly path: string | null }

/** Separates names in a cell; no file name contains it. */
const between = ' | '

const exported = sectionNames
  .filter((name) => !sections[name].isSeparate)
  .map((name) => ({ name, title: sections[name].title }))

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
  'e-mail confirmed',
  'note',
  'files',
  'scan states',
  'form sent',
  ...exported.map(({ title }) => title.toLowerCase()),
] as const

export const csvTable = (lines: ReadonlyArray<ReadonlyArray<string>>): string =>
  `${spreadsheetMark}${lines.map(spreadsheetLine).join('')}`

export const csvHead = (): string => `${spreadsheetMark}${spreadsheetLine(columns)}`

const formatSection = (form: SentForm | null, name: string) =>
  (form?.Sections.find(({ Section }) => Section === name)?.Entries ?? [])
    .map((fields) => fields.map(({ Label, Value }) => `${Label}: ${Value}`).join('\n'))
    .join('\n\n')

const formatConfirmation = (moment: string | null) => moment?.slice(0, 10) ?? 'no'

export function csvLine({ content, ...sent }: SentApplication, files: ReadonlyArray<ListedFile>): string {
  return spreadsheetLine([
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
    content ? formatConfirmation(content.emailConfirmed) : '',
    content?.note ?? '',
    files.map(({ name }) => name).join(between),
    files.map(({ scan }) => scan).join(between),
    content?.form?.SentAt ?? '',
    ...exported.map(({ name }) => formatSection(content?.form ?? null, name)),
  ])
}

const toJsonForm = ({ SentAt, Sections }: SentForm) => ({
  sent: SentAt,
  sections: Sections.map(({ Title, Entries }) => ({
    title: Title,
    entries: Entries.map((fields) => fields.map(({ Label, Value }) => ({ label: Label, value: Value }))),
  })),
})

export function toJsonEntry({ content, ...sent }: SentApplication, files: ReadonlyArray<ListedFile>): string {
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
    'e-mail confirmed': formatConfirmation(content.emailConfirmed),
    note: content.note,
    files: files.map(({ name, scan }) => ({ name, 'scan state': scan })),
    ...(content.form && { form: toJsonForm(content.form) }),
  })
}
