import { existsSync } from 'node:fs'
import { ensureBuilt } from './build/build-stamp.ts'
import { explainStart, prepareStart } from '#server/prepare-start.ts'
import { CommandProblem, runCommand, printLine } from './command.ts'

/** Before the build, which takes long. */
function prepareOrExplain() {
  try {
    prepareStart(process.env)
  } catch (error) {
    throw new CommandProblem(explainStart(error).join('\n'))
  }
}

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = process.env
  const isNew = !DATABASE_URL && !existsSync(DATA_DIR || 'data')
  prepareOrExplain()
  await ensureBuilt({ isHeavyAllowed: true })
  if (isNew) printLine('Creating the database…')
  await import('#server/main.ts')
})
