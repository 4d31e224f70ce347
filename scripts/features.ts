import { mkdirSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { ensureBuilt } from './ensure-built.ts'
import { findBrowser } from './find-browser.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { runCommand, say } from './say.ts'
import { cucumberArgs } from './suites.ts'

const [assembly = 'in-memory', ...given] = process.argv.slice(2)
/** A file or a folder, with or without lines; everything else is an option of Cucumber or its value. */
const isFeature = (argument: string) => /^(?:\.\/)?features(?:\/|$)/.test(argument)
const features = given.filter(isFeature)
const rest = given.filter((argument) => !isFeature(argument))

stopChildrenWithUs()

await runCommand(async () => {
  if (assembly === 'in-browser') {
    await findBrowser()
    await ensureBuilt()
  }
  const seed = process.env['SEED'] ?? String(randomInt(100_000))
  say(`Scenarios in random order; SEED=${seed} repeats it.`)
  mkdirSync('out', { recursive: true })
  const env = { ASSEMBLY: assembly, SEED: seed, ...(features.length > 0 && { FEATURES: features.join('\n') }) }
  return (await runScript([...cucumberArgs, ...rest], { live: true, env })).code
})
