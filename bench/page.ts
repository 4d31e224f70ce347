import { parseArgs } from 'node:util'
import { stopChildrenWithUs } from '#scripts/run-process.ts'
import { runCommand, say } from '#scripts/say.ts'
import type { Browser } from 'playwright-core'
import { withPeers, type Peers } from './measure/plain-peers.ts'
import { withBrowser } from './measure/with-browser.ts'
import { chooseRoutes, publicRoutes, type PublicRoute } from './measure/public-routes.ts'
import { withSite } from './measure/with-site.ts'
import { interactions, type Interaction } from './page/interactions.ts'
import { measureInteraction } from './page/measure-interaction.ts'
import { measureRoute } from './page/measure-route.ts'
import { missedAnswers, readTried } from './page/read-tried.ts'
import { missedLimits } from './page/route-limits.ts'
import { answerLine, routeLine } from './page/tables.ts'

type Place = { readonly browser: Browser; readonly site: string; readonly peers: Peers }

const lost: PublicRoute = { pattern: 'an unknown address', address: '/nowhere' }

const tell = (name: string, missed: ReadonlyArray<string>) => {
  if (missed.length > 0) say(`${name} misses ${missed.join(', ')}.`)
}

async function tellRoutes({ browser, site, peers }: Place, routes: ReadonlyArray<PublicRoute>) {
  const still = await measureRoute(browser, peers.still, false)
  const clientRendered = await measureRoute(browser, peers.clientRendered, false)
  const costs = []
  for (const { pattern, address } of routes) {
    say(`${address}…`)
    costs.push({ pattern, cost: await measureRoute(browser, `${site}${address}`, true) })
  }
  const all = [
    { pattern: 'bare static', cost: still },
    { pattern: 'bare client-rendered', cost: clientRendered },
    ...costs,
  ]
  say('A slow phone: slow 4G, processor four times slower; the median of three.')
  console.table(
    Object.fromEntries(all.map(({ pattern, cost }) => [pattern, routeLine(cost, { still, clientRendered })])),
  )
  for (const { pattern, cost } of costs) tell(pattern, missedLimits(cost))
}

async function measurePair({ browser, site, peers }: Place, interaction: Interaction, times: number) {
  const ours = await measureInteraction(browser, `${site}${interaction.address}`, interaction, times)
  const theirs = await measureInteraction(browser, peers.clientRendered, interaction, times)
  return { name: interaction.name, ours: readTried(ours), theirs: readTried(theirs) }
}

async function tellAnswers(place: Place, times: number) {
  const pairs = []
  for (const interaction of interactions) {
    say(`${interaction.name}…`)
    pairs.push(await measurePair(place, interaction, times))
  }
  say(`From a press to its painted answer in milliseconds, p50 / p75 of ${times}, as slow as above, at 1280 px.`)
  const lines = pairs.flatMap(({ name, ours, theirs }) => [
    [name, answerLine(ours, theirs)],
    [`${name}, bare client-rendered`, answerLine(theirs, theirs)],
  ])
  console.table(Object.fromEntries(lines))
  for (const { name, ours } of pairs) tell(name, missedAnswers(ours))
}

stopChildrenWithUs()

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '8' },
      'no-routes': { type: 'boolean', default: false },
      'no-presses': { type: 'boolean', default: false },
    },
  })
  const routes = chooseRoutes([...publicRoutes(), lost], positionals)
  const measure = async (place: Place) => {
    if (!values['no-routes']) await tellRoutes(place, routes)
    if (!values['no-presses']) await tellAnswers(place, Number(values.times))
  }
  await withSite((site) =>
    withBrowser((browser) => withPeers(browser, site, (peers) => measure({ browser, site, peers }))),
  )
})
