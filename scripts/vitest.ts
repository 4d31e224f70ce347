import { makeEmptyDatabase } from '#server/database/empty-database.ts'
import { ensureBuilt } from './ensure-built.ts'
import { findBrowser } from './find-browser.ts'
import { findPostgres } from './find-postgres.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { runCommand } from './say.ts'
import { vitestArgs } from './suites.ts'

const [project = 'unit', ...rest] = process.argv.slice(2)

stopChildrenWithUs()

await runCommand(async () => {
  if (project === 'paths') {
    await findBrowser()
    await ensureBuilt()
  }
  if (project === 'unit') await Promise.all([findPostgres(), makeEmptyDatabase()])
  return (await runScript([...vitestArgs(project), ...rest], { live: true })).code
})
