import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentNames, isContentName } from '#contract/entity-names.ts'
import type { ContentTables } from './content-tables.ts'

/** What the files of a folder hold, and what could not be read, one line each. */
export type ReadFolder = { readonly tables: ContentTables; readonly problems: ReadonlyArray<string> }

type ReadFile = { readonly rows: ReadonlyArray<unknown> } | { readonly problem: string }

const unexpectedToken = /^(Unexpected token '([^])'), (\.{3})?"([^]*)"(\.{3})? is not valid JSON$/
const lettersBeforeToken = 10

/** Node reports some faults by position, some by the letters around them, and an early end not at all. */
function findFault(text: string, message: string) {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  const [, , token, cutBefore, around = '', cutAfter] = unexpectedToken.exec(message) ?? []
  if (token === undefined) return text.length
  if (cutBefore) return text.indexOf(around) + lettersBeforeToken
  return cutAfter ? around.length - lettersBeforeToken : text.indexOf(token)
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
    if (Array.isArray(rows)) return { rows }
    return { problem: `${file}: Expected a list of rows, found ${rows === null ? 'null' : `a single ${typeof rows}`}` }
  } catch (error) {
    return { problem: explainSyntax(file, text, error as Error) }
  }
}

function readContentFile(folder: string, file: string): ReadFile {
  if (!isContentName(file.slice(0, -'.json'.length)))
    return { problem: `${file}: No entity has this name; expected one of ${contentNames.join(', ')}` }
  try {
    return parseRows(file, readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    return { problem: `${file}: The file cannot be read (${(error as NodeJS.ErrnoException).code})` }
  }
}

function listFiles(folder: string) {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  }
}

/** Reads every `<Entity>.json` of a folder; other files than JSON are left alone. */
export function readFolder(folder: string): ReadFolder {
  const files = listFiles(folder)
  if (typeof files === 'string') return { tables: {}, problems: [`The folder ${folder} cannot be read (${files})`] }
  if (files.length === 0) return { tables: {}, problems: [`The folder ${folder} holds no JSON files`] }
  const read = files.map((file) => [file.slice(0, -'.json'.length), readContentFile(folder, file)] as const)
  return {
    tables: Object.fromEntries(read.flatMap(([name, file]) => ('rows' in file ? [[name, file.rows]] : []))),
    problems: read.flatMap(([, file]) => ('problem' in file ? [file.problem] : [])),
  }
}
