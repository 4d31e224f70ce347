import { errorMessage, showAddress } from '../log/describe-error.ts'

export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}

const errorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const rawErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** By code, as the message may quote user input. */
export const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT', '53100'].includes(errorCode(error))

const passingCodes = ['57P01', '57P02', '57P03', '53300', '57014', '55P03', '25P03', '08000', '08003', '08006']
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']
const awayCodes = new Set([...passingCodes, ...networkCodes, 'EAI_AGAIN'])

const awayWords =
  /^(timeout exceeded when trying to connect|PostgreSQL says nothing|Connection terminated|Client has en)/

const isNoSocket = (error: unknown) =>
  errorCode(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect'

export const isDuplicate = (error: unknown) => errorCode(error) === '23505'

const isUnavailableError = (error: unknown) =>
  awayCodes.has(errorCode(error)) || isNoSocket(error) || awayWords.test(rawErrorMessage(error))

export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code: string
  constructor(cause: unknown) {
    super(rawErrorMessage(cause), { cause })
    this.code = errorCode(cause)
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack
  }
}

export const databaseError = (error: unknown) =>
  !(error instanceof DatabaseAway) && isUnavailableError(error) ? new DatabaseAway(error) : error

/** Not by code: errors of other connections have the same codes. */
export const isAway = (error: unknown) => error instanceof DatabaseAway

export const isConflict = (error: unknown) => ['40P01', '40001'].includes(errorCode(error))

const isNotWritable = (error: unknown) => ['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(errorCode(error))
const isNoFolder = (error: unknown) => ['ENOTDIR', 'EEXIST'].includes(errorCode(error))

export function explainFolderError(folder: string, error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error
  if (isDiskFull(error) || /no space left|disk quota/i.test(rawErrorMessage(error)))
    return new DatabaseProblem(`The disk that holds ${folder} is full: make room (about 200 MB) and try again.`)
  if (isNoFolder(error))
    return new DatabaseProblem(
      `The data folder ${folder} is a file, or lies in one (${errorCode(error)}): set DATA_DIR to a folder.`,
    )
  if (isNotWritable(error))
    return new DatabaseProblem(
      `The data folder ${folder} cannot be written (${errorCode(error)}): give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  return new DatabaseProblem(`The database in ${folder} does not open: ${rawErrorMessage(error)}`, { cause: error })
}

export function explainServerError(databaseUrl: string, error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error
  const server = `PostgreSQL at ${showAddress(databaseUrl)}`
  if (isDiskFull(error))
    return new DatabaseProblem(`The disk of ${server} is full: make room there and try again.`, { cause: error })
  if (errorCode(error) === '42501')
    return new DatabaseProblem(
      `${server} does not let this user make or change tables: give the user of DATABASE_URL the database (alter database … owner to …) and start again.`,
      { cause: error },
    )
  return new DatabaseProblem(
    `${server} cannot be brought up to date (${errorMessage(error)}): nothing of it was changed.`,
    {
      cause: error,
    },
  )
}
