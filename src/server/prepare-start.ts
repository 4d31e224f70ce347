import { BadConfig, readConfig, type Config } from './settings/config.ts'
import { DatabaseProblem } from './database/database-problem.ts'
import { refuseUnfinishedRestore } from './database/open-pglite.ts'
import { tryFolder } from './database/folders.ts'
import { describeError } from './log/describe-error.ts'

export class CannotListen extends Error {
  override readonly name = 'CannotListen'
}

/** Fails early. @throws {BadConfig} for the environment @throws {DatabaseProblem} for the data folder */
export function prepareStart(env: Parameters<typeof readConfig>[0]): Config {
  const config = readConfig(env)
  tryFolder(config.dataDir)
  refuseUnfinishedRestore(config.dataDir)
  return config
}

const isForThePersonWhoRunsIt = (error: unknown) => error instanceof DatabaseProblem || error instanceof CannotListen

/** For a wrong setting EX_CONFIG of sysexits.h: `deploy/site.service` does not start again after it. */
export const startExitCode = (error: unknown): number => (error instanceof BadConfig ? 78 : 1)

export function explainStart(error: unknown): ReadonlyArray<string> {
  if (error instanceof BadConfig) return error.problems
  if (isForThePersonWhoRunsIt(error)) return [(error as Error).message]
  return [describeError(error).stack]
}
