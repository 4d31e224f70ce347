import { Result, Schema } from 'effect'

/** What a backup cannot be made or taken for; the message is one sentence for the operator. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}

/** Raised when an older release could not read what is written. */
export const backupFormat = 1

/** The names of what stands in the tar, in their order: the head, rows as JSON lines, files as they are stored, the counts. */
export const headName = 'backup.json'
export const rowsIn = 'tables/'
export const filesIn = 'files/'
export const countsName = 'counts.json'

/** The name of some of the rows of a table. */
export const rowsName = (table: string, part: number): string =>
  `${rowsIn}${table}/${String(part).padStart(6, '0')}.jsonl`

/** The table that an entry of rows is of. */
export const tableOf = (name: string): string => name.slice(rowsIn.length, name.lastIndexOf('/'))

/** What comes first in a backup. Each row is a JSON array of its columns, in their order, as PostgreSQL writes them. */
export const BackupHead = Schema.Struct({
  format: Schema.Number,
  /** ISO 8601. */
  madeAt: Schema.String,
  database: Schema.Literals(['embedded', 'PostgreSQL']),
  /** Those that had run on the database. */
  migrations: Schema.Array(Schema.String),
  /** In the order of their references. */
  tables: Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) })),
  /** The folder of its files under that of all files; null where the database is too old to have files. */
  filesFolder: Schema.NullOr(Schema.String),
  /** Whether the files are in it. */
  withFiles: Schema.Boolean,
})
export type BackupHead = typeof BackupHead.Type

/** What comes last: how much there is of everything. SHA-256 in hexadecimal digits, sizes in bytes. */
export const BackupCounts = Schema.Struct({
  tables: Schema.Record(Schema.String, Schema.Struct({ rows: Schema.Number, sha256: Schema.String })),
  files: Schema.Record(Schema.String, Schema.Struct({ size: Schema.Number, sha256: Schema.String })),
  /** Files that rows name and that were not there. */
  missing: Schema.Array(Schema.String),
  /** The last number that each sequence gave. */
  sequences: Schema.Record(Schema.String, Schema.String),
})
export type BackupCounts = typeof BackupCounts.Type

const Format = Schema.Struct({ format: Schema.Number })
const decodeFormat = Schema.decodeUnknownResult(Schema.fromJsonString(Format))
const decodeHead = Schema.decodeUnknownResult(Schema.fromJsonString(BackupHead))
const decodeCounts = Schema.decodeUnknownResult(Schema.fromJsonString(BackupCounts))

const damaged = (part: string) => new BackupProblem(`The backup is damaged: ${part} cannot be read.`)

/** @throws BackupProblem */
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

/** @throws BackupProblem */
export function readCounts(text: string): BackupCounts {
  const counts = decodeCounts(text)
  if (Result.isFailure(counts)) throw damaged(countsName)
  return counts.success
}
