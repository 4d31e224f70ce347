import { parseArgs } from 'node:util'
import { runCommand, printLine } from '#scripts/command.ts'
import type { Browser } from 'playwright-core'
import { withPeers, type Peers } from './measure/plain-peers.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { fastPace, slowPace, type Pace, withBrowser } from './measure/slow-visit.ts'
import { chooseRoutes, publicRoutes, type PublicRoute } from './measure/public-routes.ts'
import { withSite } from './server/start-site.ts'
import { chooseInteractions, type Interaction } from './page/interactions.ts'
import { measureInteraction } from './page/measure-interaction.ts'
import { measureRoute } from './page/measure-route.ts'
import { listMissedLimits, summarizeTimings } from './page/answer-times.ts'
import { missedLimits } from './measure/limits.ts'
import { answerTable, ratioTable, routeLine } from './page/tables.ts'

type Size = {
  readonly runs: number
  readonly times: number
  readonly readingTime: number
  readonly beforeTap: number
  readonly standsFor: number
  readonly routes: number
  readonly pace: Pace
}

const { size, args } = startBench<Size>({
  usual: { runs: 3, times: 8, readingTime: 2_000, beforeTap: 300, standsFor: 500, routes: Infinity, pace: slowPace },
  smallest: { runs: 1, times: 1, readingTime: 200, beforeTap: 20, standsFor: 50, routes: 1, pace: fastPace },
})

type Against = { readonly checkout: string; readonly site: string }
type Place = {
  readonly browser: Browser
  readonly site: string
  readonly peers: Peers
  readonly against: Against | null
}

const bareClient = 'bare client-rendered'

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
  const all = [{ pattern: 'bare static', cost: still }, { pattern: bareClient, cost: clientRendered }, ...costs]
  printLine(`A slow phone: slow 4G, processor four times slower; the median of ${size.runs}.`)
  console.table(
    Object.fromEntries(all.map(({ pattern, cost }) => [pattern, routeLine(cost, { still, clientRendered })])),
  )
  for (const { pattern, cost } of costs) printMisses(pattern, missedLimits(cost))
}

const listSides = ({ site, peers, against }: Place, { address }: Interaction) => [
  { side: 'ours', address: `${site}${address}` },
  { side: bareClient, address: peers.clientRendered },
  ...(against ? [{ side: against.checkout, address: `${against.site}${address}` }] : []),
]

const withAgainst = (checkout: string | undefined, measure: (against: Against | null) => Promise<void>) =>
  checkout === undefined ? measure(null) : withSite((site) => measure({ checkout, site }), checkout)

async function measureSides(place: Place, interaction: Interaction, times: number) {
  printLine(`${interaction.name}…`)
  const sides = listSides(place, interaction)
  const addresses = sides.map(({ address }) => address)
  const timings = await measureInteraction({ browser: place.browser, interaction, addresses }, { ...size, times })
  return timings.map((timing, at) => ({ side: sides[at]!.side, times: summarizeTimings(timing) }))
}

async function reportAnswers(place: Place, presses: ReadonlyArray<Interaction>, times: number) {
  const measured = []
  for (const interaction of presses)
    measured.push({ name: interaction.name, sides: await measureSides(place, interaction, times) })
  printLine(`From a press to its painted answer in milliseconds, p50 / p75 of ${times}, as slow as above, at 1280 px.`)
  console.table(answerTable(measured))
  printLine('Ours to the others at p75: below 1 it is ours that is sooner.')
  console.table(ratioTable(measured))
  for (const { name, sides } of measured) printMisses(name, listMissedLimits(sides[0]!.times))
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      times: { type: 'string', default: `${size.times}` },
      against: { type: 'string' },
      'no-routes': { type: 'boolean', default: false },
      'no-presses': { type: 'boolean', default: false },
    },
  })
  const isRoute = (name: string) => name.startsWith('/')
  const routes = chooseRoutes([...publicRoutes(), lost], positionals.filter(isRoute)).slice(0, size.routes)
  const presses = chooseInteractions(positionals.filter((name) => !isRoute(name)))
  const measure = async (place: Place) => {
    if (!values['no-routes']) await reportRoutes(place, routes)
    if (!values['no-presses']) await reportAnswers(place, presses, Number(values.times))
  }
  await withSite((site) =>
    withAgainst(values.against, (against) =>
      withBrowser((browser) => withPeers(browser, site, (peers) => measure({ browser, site, peers, against }))),
    ),
  )
})
