import { runCommand, printLine } from '#scripts/command.ts'
import type { Browser } from 'playwright-core'
import { missedAims, type MeasuredFigures } from './measure/limits.ts'
import { computeFigures, middleRun } from './lighthouse/figures.ts'
import { worstAudits, type LighthouseReport } from './lighthouse/report.ts'
import { runLighthouse } from './lighthouse/run-lighthouse.ts'
import { measureScripts } from './measure/measure-scripts.ts'
import { withPeers, type Peers } from './measure/plain-peers.ts'
import { withBrowser, fastPace, slowPace } from './measure/slow-visit.ts'
import { chooseRoutes, publicRoutes, type PublicRoute } from './measure/public-routes.ts'
import { sentBytes } from './measure/sent-bytes.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { withSite } from './server/start-site.ts'

export async function listedPaths(address: string): Promise<ReadonlySet<string>> {
  const text = await (await fetch(`${address}/sitemap.txt`)).text()
  return new Set(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => new URL(line).pathname),
  )
}

const { size, args } = startBench({
  usual: { runs: 3, routes: Infinity, pace: slowPace },
  smallest: { runs: 1, routes: 1, pace: fastPace },
})
const { runs, pace } = size
const auditsNamed = 5

type Row = PublicRoute & {
  readonly measured: MeasuredFigures
  readonly isListed: boolean
  readonly worst: ReadonlyArray<string>
}
type Place = { readonly site: string; readonly listed: ReadonlySet<string>; readonly browser: Browser }

async function runRepeatedly(asked: Parameters<typeof runLighthouse>[0]): Promise<ReadonlyArray<LighthouseReport>> {
  const reports: LighthouseReport[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(asked))
  return reports
}

async function measure(route: PublicRoute, { site, listed, browser }: Place): Promise<Row> {
  const address = `${site}${route.address}`
  const isListed = listed.has(new URL(address).pathname)
  const { before: script } = await measureScripts(browser, address, { waking: 'for its visitor', pace })
  const reports = await runRepeatedly({ address, skipped: isListed ? [] : ['is-crawlable'] })
  const measured = { ...computeFigures(reports), document: await sentBytes(address), script }
  return { ...route, measured, isListed, worst: worstAudits(middleRun(reports), auditsNamed) }
}

async function measurePlain({ stillAsSent: address }: Peers): Promise<Row> {
  const figures = computeFigures(await runRepeatedly({ address, skipped: [] }))
  const measured = { ...figures, document: await sentBytes(address), script: 0 }
  return { pattern: 'bare static', address, measured, isListed: true, worst: [] }
}

const inTable = ({ measured, isListed }: Row) => ({
  performance: measured.performance,
  accessibility: measured.accessibility,
  'best practices': measured.bestPractices,
  SEO: isListed ? measured.seo : `${measured.seo}, unlisted`,
  'LCP, ms': Math.round(measured.lcp),
  'TBT, ms': Math.round(measured.tbt),
  CLS: measured.cls.toFixed(3),
  'document, B': measured.document,
  'script, B': measured.script,
})

function printMisses(rows: ReadonlyArray<Row>) {
  const misses = rows
    .map((row) => ({ ...row, missed: missedAims(row.measured, row.pattern) }))
    .filter(({ missed }) => missed.length > 0)
  printLine(`${rows.length - misses.length} of ${rows.length} routes meet every aim.`)
  for (const { pattern, missed, worst } of misses)
    printLine(`${pattern} misses ${missed.join(', ')}. Worst: ${worst.join(', ') || 'nothing that an audit names'}.`)
}

const measureAll = (site: string, routes: ReadonlyArray<PublicRoute>) =>
  withBrowser(async (browser) => {
    const place = { site, listed: await listedPaths(site), browser }
    const plain = await withPeers(browser, site, measurePlain)
    const rows: Row[] = []
    for (const route of routes) {
      printLine(`${route.address}…`)
      rows.push(await measure(route, place))
    }
    return { plain, rows }
  })

await runCommand(async () => {
  const routes = chooseRoutes(publicRoutes(), args).slice(0, size.routes)
  const { plain, rows } = await withSite((site) => measureAll(site, routes))
  printLine(`Lighthouse, mobile, median of ${runs}. Script is what runs before the visitor does anything.`)
  console.table(Object.fromEntries([plain, ...rows].map((row) => [row.pattern, inTable(row)])))
  printMisses(rows)
})
