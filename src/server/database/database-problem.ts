import { wordsOf } from '../log/describe-error.ts'
import { showAddress } from '../log/hide-private.ts'

/** The database cannot be used; the message is one sentence for the person who runs the site. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Whether an error says that the disk has no room left: by its code, for its words may be quoted from somebody. */
export const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error))

const passingCodes = ['57P01', '57P02', '57P03', '53300', '57014', '55P03', '25P03', '08000', '08003', '08006']
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']
const awayCodes = new Set([...passingCodes, ...networkCodes, 'EAI_AGAIN'])

const awayWords =
  /^(timeout exceeded when trying to connect|PostgreSQL says nothing|Connection terminated|Client has en)/

/** A server at a socket of this machine that is not there. */
const isNoSocket = (error: unknown) =>
  codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect'

/** Whether an error says that another row holds what may be there once. */
export const isDuplicate = (error: unknown) => codeOf(error) === '23505'

const saysAway = (error: unknown) => awayCodes.has(codeOf(error)) || isNoSocket(error) || awayWords.test(textOf(error))

/** The database does not answer for now: it is away, starts, has no connection left or took too long. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code: string
  constructor(cause: unknown) {
    super(textOf(cause), { cause })
    this.code = codeOf(cause)
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack
  }
}

/** An error that the driver of the database threw, as the rest of the site is given it. */
export const databaseError = (error: unknown) =>
  !(error instanceof DatabaseAway) && saysAway(error) ? new DatabaseAway(error) : error

/** Whether an error says that the database does not answer for now; the errors of other lines have the same codes. */
export const isAway = (error: unknown) => error instanceof DatabaseAway

/** Whether an error says that a transaction was ended for another that it was in the way of; it can be run again. */
export const isConflict = (error: unknown) => ['40P01', '40001'].includes(codeOf(error))

const isNotWritable = (error: unknown) => ['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(codeOf(error))
const isNoFolder = (error: unknown) => ['ENOTDIR', 'EEXIST'].includes(codeOf(error))

/** Says in one sentence what is wrong with a data folder; an unknown error keeps its own words. */
export function explainFolderError(folder: string, error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error
  if (isDiskFull(error) || /no space left|disk quota/i.test(textOf(error)))
    return new DatabaseProblem(`The disk that holds ${folder} is full: make room (about 200 MB) and try again.`)
  if (isNoFolder(error))
    return new DatabaseProblem(
      `The data folder ${folder} is a file, or lies in one (${codeOf(error)}): set DATA_DIR to a folder.`,
    )
  if (isNotWritable(error))
    return new DatabaseProblem(
      `The data folder ${folder} cannot be written (${codeOf(error)}): give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  return new DatabaseProblem(`The database in ${folder} does not open: ${textOf(error)}`, { cause: error })
}

/** Says in one sentence why a PostgreSQL cannot be opened. */
export function explainServerError(databaseUrl: string, error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error
  const server = `PostgreSQL at ${showAddress(databaseUrl)}`
  if (isDiskFull(error))
    return new DatabaseProblem(`The disk of ${server} is full: make room there and try again.`, { cause: error })
  if (codeOf(error) === '42501')
    return new DatabaseProblem(
      `${server} does not let this user make or change tables: give the user of DATABASE_URL the database (alter database … owner to …) and start again.`,
      { cause: error },
    )
  return new DatabaseProblem(`${server} cannot be brought up to date (${wordsOf(error)}): nothing of it was changed.`, {
    cause: error,
  })
}
