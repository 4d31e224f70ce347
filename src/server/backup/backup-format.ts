import { Result, Schema } from 'effect'

export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}

/** Raise it when older releases could not read what is written. */
export const backupFormat = 1

export const headName = 'backup.json'
export const tablesPrefix = 'tables/'
export const filesPrefix = 'files/'
export const countsName = 'counts.json'

export const rowsName = (table: string, part: number): string =>
  `${tablesPrefix}${table}/${String(part).padStart(6, '0')}.jsonl`

export const parseTableName = (name: string): string => name.slice(tablesPrefix.length, name.lastIndexOf('/'))

/** The first entry. Each row is a JSON array of its columns as PostgreSQL text, in their order. */
export const BackupHead = Schema.Struct({
  format: Schema.Number,
  madeAt: Schema.String,
  database: Schema.Literals(['embedded', 'PostgreSQL']),
  migrations: Schema.Array(Schema.String),
  /** Referenced tables come first. */
  tables: Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) })),
  filesFolder: Schema.NullOr(Schema.String),
  withFiles: Schema.Boolean,
})
export type BackupHead = typeof BackupHead.Type

/** The last entry. SHA-256 in hex, sizes in bytes. */
export const BackupCounts = Schema.Struct({
  tables: Schema.Record(Schema.String, Schema.Struct({ rows: Schema.Number, sha256: Schema.String })),
  files: Schema.Record(Schema.String, Schema.Struct({ size: Schema.Number, sha256: Schema.String })),
  missing: Schema.Array(Schema.String),
  sequences: Schema.Record(Schema.String, Schema.String),
})
export type BackupCounts = typeof BackupCounts.Type

const Format = Schema.Struct({ format: Schema.Number })
const decodeFormat = Schema.decodeUnknownResult(Schema.fromJsonString(Format))
const decodeHead = Schema.decodeUnknownResult(Schema.fromJsonString(BackupHead))
const decodeCounts = Schema.decodeUnknownResult(Schema.fromJsonString(BackupCounts))

const damaged = (part: string) => new BackupProblem(`The backup is damaged: ${part} cannot be read.`)

export function readHead(text: string): BackupHead {
  const format = decodeFormat(text)
  if (Result.isSuccess(format) && format.success.format > backupFormat)
    throw new BackupProblem(
      'The backup was made by a later release, in a form that this one does not know: restore it with that release.',
    )
  const head = decodeHead(text)
  if (Result.isFailure(head)) throw damaged(headName)
  return head.success
}

export function readCounts(text: string): BackupCounts {
  const counts = decodeCounts(text)
  if (Result.isFailure(counts)) throw damaged(countsName)
  return counts.success
}
