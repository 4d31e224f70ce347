import { ensureBuilt } from './ensure-built.ts'
import { findBrowser } from './find-browser.ts'
import { runScript } from './run-process.ts'
import { runCommand } from './say.ts'
import { cucumberArgs } from './suites.ts'

const [assembly = 'in-memory', ...rest] = process.argv.slice(2)

await runCommand(async () => {
  if (assembly === 'in-browser') {
    await findBrowser()
    await ensureBuilt()
  }
  return (await runScript([...cucumberArgs, ...rest], { live: true, env: { ASSEMBLY: assembly } })).code
})
