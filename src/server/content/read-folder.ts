import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentNames, isContentName, type ContentName } from '#contract/entity-names.ts'
import type { ContentTables, SourceTable, SourceTables } from './content-tables.ts'
import { readTable } from './read-table.ts'

export type ReadFolder = {
  readonly tables: ContentTables
  readonly sources: SourceTables
  readonly problems: ReadonlyArray<string>
}

type ReadFile = {
  readonly rows?: ReadonlyArray<unknown>
  readonly source?: SourceTable
  readonly problems: ReadonlyArray<string>
}

const refused = (problem: string): ReadFile => ({ problems: [problem] })

/** By file extension; `false`: read only when the file is named after an entity. */
const tableEnds: Readonly<Record<string, boolean>> = { '.csv': true, '.tsv': false, '.txt': false }
const workbookEnds = ['.xlsx', '.xlsm', '.xls', '.ods', '.numbers']

const unexpectedToken = /^(Unexpected token '([^])'), (\.{3})?"([^]*)"(\.{3})? is not valid JSON$/
const lettersBeforeToken = 10

/** Node reports JSON faults by position or by the text around them, and an early end not at all. */
function findFault(text: string, message: string) {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  const [, , token, textBefore, around = '', textAfter] = unexpectedToken.exec(message) ?? []
  if (token === undefined) return text.length
  if (textBefore) return text.indexOf(around) + lettersBeforeToken
  return textAfter ? around.length - lettersBeforeToken : text.indexOf(token)
}

function explainSyntax(file: string, text: string, { message }: Error) {
  const before = text.slice(0, findFault(text, message)).split('\n')
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
  const reason = unexpectedToken.exec(message)?.[1] ?? message.replace(/( in JSON)? at position.*$/, '')
  return `${file} ${place}: This is no JSON (${reason})`
}

function parseRows(file: string, text: string): ReadFile {
  try {
    const rows: unknown = JSON.parse(text)
    if (Array.isArray(rows)) return { rows, problems: [] }
    return refused(`${file}: Expected a list of rows, found ${rows === null ? 'null' : `a single ${typeof rows}`}`)
  } catch (error) {
    return refused(explainSyntax(file, text, error as Error))
  }
}

function readTableFile(name: ContentName, file: string, bytes: Uint8Array): ReadFile {
  const { problems, rows, numbers, absent } = readTable(name, file, bytes)
  return problems.length > 0 ? { problems } : { rows, source: { file, numbers, absent }, problems }
}

const fileExtension = (file: string) => extname(file).toLowerCase()
const fileStem = (file: string) => file.slice(0, file.length - extname(file).length)

function readContentFile(folder: string, file: string): ReadFile {
  const name = fileStem(file)
  if (!isContentName(name))
    return refused(`${file}: No entity has this name; expected one of ${contentNames.join(', ')}`)
  if (workbookEnds.includes(fileExtension(file)))
    return refused(`${file}: A workbook is not read: save it as "CSV UTF-8 (Comma delimited)", as ${name}.csv`)
  try {
    const bytes = readFileSync(join(folder, file))
    if (fileExtension(file) in tableEnds) return readTableFile(name, file, bytes)
    return parseRows(file, bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    return refused(`${file}: The file cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function isContentFile(file: string) {
  const end = fileExtension(file)
  if (file.endsWith('.json') || tableEnds[end]) return !file.startsWith('.')
  return isContentName(fileStem(file)) && (end in tableEnds || workbookEnds.includes(end))
}

function listFiles(folder: string) {
  try {
    return readdirSync(folder).filter(isContentFile).sort()
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  }
}

function findTwice(files: ReadonlyArray<string>) {
  const names = new Set(files.map(fileStem))
  return [...names].flatMap((name) => {
    const own = files.filter((file) => fileStem(file) === name)
    return own.length > 1 ? [`${own.join(' and ')}: Leave one of these files: both are of the same entity`] : []
  })
}

export function readFolder(folder: string): ReadFolder {
  const files = listFiles(folder)
  const without = { tables: {}, sources: {} }
  if (typeof files === 'string') return { ...without, problems: [`The folder ${folder} cannot be read (${files})`] }
  if (files.length === 0) return { ...without, problems: [`The folder ${folder} holds no JSON or CSV files`] }
  const read = files.map((file) => [fileStem(file), readContentFile(folder, file)] as const)
  return {
    tables: Object.fromEntries(read.flatMap(([name, { rows }]) => (rows ? [[name, rows]] : []))),
    sources: Object.fromEntries(read.flatMap(([name, { source }]) => (source ? [[name, source]] : []))),
    problems: [...findTwice(files), ...read.flatMap(([, { problems }]) => problems)],
  }
}
