import { errorMessage } from '../log/describe-error.ts'
import { BadConfig } from '../settings/config.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not change it',
  EEXIST: 'it is there already',
  ENOTDIR: 'it is no folder',
  EISDIR: 'it is a folder',
  ENOTEMPTY: 'the folder is not empty',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection broke off',
}

const isDatabaseError = (error: Error) => 'severity' in error

function explainSystem({ code = '', path, message }: NodeJS.ErrnoException): string {
  const reason = reasons[code]
  const place = path ?? 'A file or connection'
  return reason ? `${place}: ${reason} (${code}).` : `${place} cannot be used: ${message}.`
}

export function explainFailure(error: unknown): ReadonlyArray<string> {
  if (error instanceof BadConfig) return error.problems
  if (!(error instanceof Error)) return [`The command could not be finished: ${errorMessage(error)}.`]
  if ('syscall' in error) return [explainSystem(error as NodeJS.ErrnoException)]
  if (isDatabaseError(error)) return [`The database refused: ${errorMessage(error)}. Nothing of this step was changed.`]
  const isOurs = error.constructor !== TypeError && error.constructor !== RangeError
  return [
    isOurs ? errorMessage(error) : `The command could not be finished, which is a fault of it: ${errorMessage(error)}.`,
  ]
}
