import { makeEmptyDatabase } from '#server/database/empty-database.ts'
import { ensureBuilt } from './ensure-built.ts'
import { findBrowser } from './find-browser.ts'
import { findPostgres } from './find-postgres.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { newSeed } from './new-seed.ts'
import { runCommand, say } from './say.ts'
import { vitestArgs } from './suites.ts'

const [project = 'unit', ...given] = process.argv.slice(2)
const rest = given.filter((argument) => argument !== '--cover')

/** What draws the rows of the sample that are opened, where not all are. */
function coverSeed(): Record<string, string> {
  if (!given.includes('--cover')) return {}
  const seed = newSeed()
  say(`A tenth of the rows of the sample is opened; SEED=${seed} draws the same.`)
  return { COVER_SEED: seed }
}

stopChildrenWithUs()

await runCommand(async () => {
  if (project === 'paths') {
    await findBrowser()
    await ensureBuilt()
  }
  if (project === 'unit') await Promise.all([findPostgres(), makeEmptyDatabase()])
  return (await runScript([...vitestArgs(project), ...rest], { live: true, env: coverSeed() })).code
})
