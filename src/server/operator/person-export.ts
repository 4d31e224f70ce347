import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pendingScans, type ScanState } from '#contract/application-states.ts'
import { escapeHtml, renderHtmlDocument } from '#domain/text/html.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { formatSocialSecurityNumber } from '#domain/text/social-security-number.ts'
import { openSealed } from '../files/seal-text.ts'
import { fileCopier } from '../firm/copy-files.ts'
import { createFileOpeners, type FilesAccess } from '../firm/export-command.ts'
import { createFileNames } from '../firm/export-names.ts'
import type { ExportTarget } from '../firm/export-target.ts'
import type { PersonRow } from './find-person.ts'
import type { PersonData, PersonHandler } from './person-handler.ts'
import { getTableHolder } from './person-tables.ts'
import type { WrittenMails } from './written-mails.ts'

type Openers = ReturnType<typeof createFileOpeners>

export type PersonExport = {
  readonly found: PersonData
  readonly mails: WrittenMails
  readonly mailFolder: string
  readonly email: string
  readonly firmName: string
}

export type PersonExportResult = {
  readonly rows: number
  readonly files: number
  readonly problems: ReadonlyArray<string>
}

const without = (row: PersonRow, columns: ReadonlyArray<string>): PersonRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))

async function writeJson(target: ExportTarget, name: string, rows: ReadonlyArray<PersonRow>) {
  if (rows.length === 0) return
  const file = await target.text(name)
  await file.write(`${JSON.stringify(rows, null, 2)}\n`)
  await file.end()
}

async function openRow(table: string, row: PersonRow, { openKeys }: Openers): Promise<PersonRow> {
  const given = without(row, getTableHolder(table).withheld ?? [])
  if (table !== 'application_secret') return given
  const sealed = { sealed: String(row['sealed']), keyId: String(row['key_id']) }
  const number = await openSealed(await openKeys(), sealed)
  return { ...given, number: number === null ? 'could not be read' : formatSocialSecurityNumber(number) }
}

const nameInWords = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[\d.]+(?:Z|\+00:00)$/

const textInWords = (text: string) => (isMoment.test(text) ? `${text.slice(0, 16).replace('T', ' ')} UTC` : text)

function valueInLines(value: unknown): ReadonlyArray<string> {
  if (value === null || value === '') return []
  if (Array.isArray(value)) return value.flatMap(valueInLines)
  if (typeof value === 'object') return fieldsInLines(value as PersonRow)
  if (typeof value !== 'string') return [JSON.stringify(value)]
  const read = /^[[{]/.test(value) ? parseJson(value) : null
  return read === null ? [textInWords(value)] : valueInLines(read)
}

function fieldsInLines(fields: PersonRow): ReadonlyArray<string> {
  if ('Label' in fields && 'Value' in fields) return [`${String(fields['Label'])}: ${String(fields['Value'])}`]
  return Object.entries(fields).flatMap(([name, value]) => {
    const lines = valueInLines(value)
    return lines.length === 1 ? [`${nameInWords(name)}: ${lines[0]}`] : lines
  })
}

const rowInWords = (row: PersonRow) =>
  Object.entries(row)
    .map(([column, value]) => [nameInWords(column), valueInLines(value).join('\n')] as const)
    .filter(([, said]) => said !== '')
    .map(([name, said]) => `<dt>${escapeHtml(name)}</dt>\n<dd>${escapeHtml(said)}</dd>`)
    .join('\n')

const renderSection = (table: string, rows: ReadonlyArray<PersonRow>) =>
  `<h2>${escapeHtml(getTableHolder(table).title)}</h2>\n${rows.map((row) => `<dl>\n${rowInWords(row)}\n</dl>`).join('\n<hr>\n')}`

const renderFileList = (paths: ReadonlyArray<string>) =>
  paths.length === 0
    ? ''
    : `<h2>Her files</h2>\n<ul>\n${paths.map((path) => `<li><a href="${escapeHtml(encodeURI(path))}">${escapeHtml(path)}</a></li>`).join('\n')}\n</ul>`

async function writeIndex(target: ExportTarget, { email, firmName }: PersonExport, body: string) {
  const head = '<style>dd { white-space: pre-wrap }</style>\n'
  const title = `What ${firmName} keeps of ${email}`
  const page = await target.text('index.html')
  await page.write(renderHtmlDocument({ title, head, body: `<h1>${escapeHtml(title)}</h1>\n${body}` }))
  await page.end()
}

async function copyFiles(target: ExportTarget, { found }: PersonExport, { openStore }: Openers, signal: AbortSignal) {
  const copy = fileCopier({ target, withUnscanned: true, openStore, signal })
  const [getName, paths, problems] = [createFileNames(), [] as string[], [] as string[]]
  for (const row of found.tables.find(({ table }) => table === 'attachment')?.hers ?? []) {
    const scan = row['scan'] as ScanState
    const file = {
      name: String(row['file_name']),
      storedName: String(row['stored_name']),
      keyId: String(row['key_id']),
      scan: pendingScans.includes(scan) ? ('not scanned' as const) : scan,
    }
    const { path, problem } = await copy(file, getName('file', String(row['Application_ID']), file.name))
    if (path !== null) paths.push(path)
    if (problem) problems.push(problem)
  }
  return { paths, problems }
}

async function copyMails(target: ExportTarget, { mails, mailFolder }: PersonExport) {
  const kinds = [
    ['mails', mails.hers],
    ['others/mails', mails.others],
  ] as const
  for (const [folder, names] of kinds)
    for (const name of names) {
      const file = await target.text(`${folder}/${name}`)
      await file.write(await readFile(join(mailFolder, name)))
      await file.end()
    }
}

/**
 * `others/` holds what other people wrote about her: review it before giving it to her. Nothing that opens an account or
 * a file is exported.
 */
export async function exportPerson(
  handler: Pick<PersonHandler, 'filePlace'>,
  person: PersonExport,
  target: ExportTarget,
  place: FilesAccess,
): Promise<PersonExportResult> {
  const openers = createFileOpeners(handler, place)
  const sections: string[] = []
  let rows = 0
  for (const { table, hers, others } of person.found.tables) {
    const { withheld = [] } = getTableHolder(table)
    const given: PersonRow[] = []
    for (const row of hers) given.push(await openRow(table, row, openers))
    await writeJson(target, `data/${table}.json`, given)
    const named = others.map((row) => without(row, withheld))
    await writeJson(target, `others/${table}.json`, named)
    if (given.length > 0) sections.push(renderSection(table, given))
    rows += given.length
  }
  await copyMails(target, person)
  const { paths, problems } = await copyFiles(target, person, openers, place.signal)
  await writeIndex(target, person, [...sections, renderFileList(paths)].join('\n') || '<p>Nothing.</p>')
  return { rows, files: paths.length, problems }
}
