import { mkdirSync, writeFileSync } from 'node:fs'
import { openSite, type OpenSite } from '#steps/worlds/open-site.ts'
import { engineNames, findEngines, type EngineName, type Engine } from './engines/find-engines.ts'
import { startFirefox } from './engines/firefox.ts'
import { createWalker } from './engines/walker.ts'
import { prepareForWalks, walks } from './engines/walks.ts'
import { startWebKit } from './engines/webkit.ts'
import { ensureBuilt } from './build/build-stamp.ts'
import { findBrowser } from './system/find-browser.ts'
import { stopChildrenWithUs } from './run-process.ts'
import { chooseItems } from './names/names.ts'
import { runCommand, printLine, printHeading, printResult } from './command.ts'

const start: Readonly<Record<EngineName, () => Promise<Engine>>> = { firefox: startFirefox, webkit: startWebKit }

async function walk(engine: Engine, name: string, site: OpenSite): Promise<string | null> {
  const started = performance.now()
  const page = await engine.open()
  const problem = (await walks[name]?.(createWalker(page, site.address), site).catch(String)) ?? null
  await page.leave()
  printResult(problem === null, name, (performance.now() - started) / 1000)
  if (problem !== null) printLine(problem)
  return problem
}

async function walkAll(engineName: EngineName, names: ReadonlyArray<string>, site: OpenSite) {
  printHeading(engineName)
  const engine = await start[engineName]()
  const results: { name: string; problem: string | null }[] = []
  try {
    for (const name of names) results.push({ name: `${engineName}: ${name}`, problem: await walk(engine, name, site) })
  } finally {
    await engine.close()
  }
  return results
}

function choose() {
  const walkNames = Object.keys(walks)
  const isEngine = (name: string) => engineNames.some((engine) => engine === name)
  const chosen = chooseItems([...engineNames, ...walkNames], process.argv.slice(2), {
    kind: 'engine or walk',
    getName: (name) => name,
    isMeant: (part, name) => (isEngine(name) ? name === part : name.includes(part)),
  })
  const [engines, names] = [
    engineNames.filter((name) => chosen.includes(name)),
    walkNames.filter((name) => chosen.includes(name)),
  ]
  return { engines: engines.length > 0 ? engines : engineNames, names: names.length > 0 ? names : walkNames }
}

stopChildrenWithUs()

await runCommand(async () => {
  const { engines, names } = choose()
  await findEngines(engines)
  await findBrowser()
  await ensureBuilt()
  const site = await openSite()
  await prepareForWalks(site)
  const results: Awaited<ReturnType<typeof walkAll>> = []
  for (const engine of engines) results.push(...(await walkAll(engine, names, site)))
  await site.close()
  const failures = results.flatMap(({ name, problem }) => (problem === null ? [] : [{ name, reason: problem }]))
  const totals = { passed: results.length - failures.length, failed: failures.length }
  mkdirSync('out', { recursive: true })
  writeFileSync('out/engines.json', JSON.stringify({ ...totals, failures }))
  printLine(`\n${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed > 0 ? 1 : 0
})
