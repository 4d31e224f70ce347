import { existsSync } from 'node:fs'
import { ensureBuilt } from './build/build-stamp.ts'
import { explainStart, prepareStart } from '#server/prepare-start.ts'
import { readConfig } from '#server/settings/config.ts'
import { CommandProblem, runCommand, printLine } from './command.ts'

/** Before the build, which takes long. Says whether the database is new. */
function prepareOrExplain() {
  try {
    const { databaseUrl, dataDir } = readConfig(process.env)
    const isNew = databaseUrl === null && !existsSync(dataDir)
    prepareStart(process.env)
    return isNew
  } catch (error) {
    throw new CommandProblem(explainStart(error).join('\n'))
  }
}

await runCommand(async () => {
  const isNew = prepareOrExplain()
  await ensureBuilt({ isHeavyAllowed: true })
  if (isNew) printLine('Creating the database…')
  await import('#server/main.ts')
})
