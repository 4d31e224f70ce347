import { mkdirSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { ensureBuilt } from './ensure-built.ts'
import { findBrowser } from './find-browser.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { runCommand, say } from './say.ts'
import { cucumberArgs } from './suites.ts'

const [assembly = 'in-memory', ...rest] = process.argv.slice(2)

stopChildrenWithUs()

await runCommand(async () => {
  if (assembly === 'in-browser') {
    await findBrowser()
    await ensureBuilt()
  }
  const seed = process.env['SEED'] ?? String(randomInt(100_000))
  say(`Scenarios in random order; SEED=${seed} repeats it.`)
  mkdirSync('out', { recursive: true })
  return (await runScript([...cucumberArgs, ...rest], { live: true, env: { ASSEMBLY: assembly, SEED: seed } })).code
})
