import { parseArgs } from 'node:util'
import { runCommand, printLine } from '#scripts/command.ts'
import type { Browser } from 'playwright-core'
import { withPeers, type Peers } from './measure/plain-peers.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { fastPace, slowPace, type Pace, withBrowser } from './measure/slow-visit.ts'
import { chooseRoutes, publicRoutes, type PublicRoute } from './measure/public-routes.ts'
import { withSite } from './server/start-site.ts'
import { interactions, type Interaction } from './page/interactions.ts'
import { measureInteraction } from './page/measure-interaction.ts'
import { measureRoute } from './page/measure-route.ts'
import { listMissedLimits, summarizeTimings } from './page/answer-times.ts'
import { missedLimits } from './measure/limits.ts'
import { answerLine, routeLine } from './page/tables.ts'

type Size = {
  readonly runs: number
  readonly times: number
  readonly readingTime: number
  readonly standsFor: number
  readonly routes: number
  readonly pace: Pace
}

const { size, args } = startBench<Size>({
  usual: { runs: 3, times: 8, readingTime: 2_000, standsFor: 500, routes: Infinity, pace: slowPace },
  smallest: { runs: 1, times: 1, readingTime: 200, standsFor: 50, routes: 1, pace: fastPace },
})

type Place = { readonly browser: Browser; readonly site: string; readonly peers: Peers }

const lost: PublicRoute = { pattern: 'an unknown address', address: '/nowhere' }

const printMisses = (name: string, missed: ReadonlyArray<string>) => {
  if (missed.length > 0) printLine(`${name} misses ${missed.join(', ')}.`)
}

async function reportRoutes({ browser, site, peers }: Place, routes: ReadonlyArray<PublicRoute>) {
  const still = await measureRoute(browser, peers.still, { ...size, waking: 'never' })
  const clientRendered = await measureRoute(browser, peers.clientRendered, { ...size, waking: 'by itself' })
  const costs = []
  for (const { pattern, address } of routes) {
    printLine(`${address}…`)
    const cost = await measureRoute(browser, `${site}${address}`, { ...size, waking: 'for its visitor' })
    costs.push({ pattern, cost })
  }
  const all = [
    { pattern: 'bare static', cost: still },
    { pattern: 'bare client-rendered', cost: clientRendered },
    ...costs,
  ]
  printLine(`A slow phone: slow 4G, processor four times slower; the median of ${size.runs}.`)
  console.table(
    Object.fromEntries(all.map(({ pattern, cost }) => [pattern, routeLine(cost, { still, clientRendered })])),
  )
  for (const { pattern, cost } of costs) printMisses(pattern, missedLimits(cost))
}

async function measurePair({ browser, site, peers }: Place, interaction: Interaction, times: number) {
  const trying = { ...size, times }
  const ours = { browser, interaction, address: `${site}${interaction.address}` }
  const theirs = { browser, interaction, address: peers.clientRendered }
  return {
    name: interaction.name,
    ours: summarizeTimings(await measureInteraction(ours, trying)),
    theirs: summarizeTimings(await measureInteraction(theirs, trying)),
  }
}

async function reportAnswers(place: Place, times: number) {
  const pairs = []
  for (const interaction of interactions) {
    printLine(`${interaction.name}…`)
    pairs.push(await measurePair(place, interaction, times))
  }
  printLine(`From a press to its painted answer in milliseconds, p50 / p75 of ${times}, as slow as above, at 1280 px.`)
  const lines = pairs.flatMap(({ name, ours, theirs }) => [
    [name, answerLine(ours, theirs)],
    [`${name}, bare client-rendered`, answerLine(theirs, theirs)],
  ])
  console.table(Object.fromEntries(lines))
  for (const { name, ours } of pairs) printMisses(name, listMissedLimits(ours))
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      times: { type: 'string', default: `${size.times}` },
      'no-routes': { type: 'boolean', default: false },
      'no-presses': { type: 'boolean', default: false },
    },
  })
  const routes = chooseRoutes([...publicRoutes(), lost], positionals).slice(0, size.routes)
  const measure = async (place: Place) => {
    if (!values['no-routes']) await reportRoutes(place, routes)
    if (!values['no-presses']) await reportAnswers(place, Number(values.times))
  }
  await withSite((site) =>
    withBrowser((browser) => withPeers(browser, site, (peers) => measure({ browser, site, peers }))),
  )
})
