import type { JobPostingHeader } from '#contract/jobs.ts'
import type { Browser } from 'playwright-core'
import { percentile } from './measure/percentile.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { withBrowser } from './measure/slow-visit.ts'
import { measureKeystrokes, type KeystrokeTimings } from './opportunities/time-keys.ts'
import { startPeerPage, type PeerName } from './opportunities/peer-page.ts'
import { keystrokes } from './search/samples.ts'
import { generatePostings } from '#server/content/generated-content.testing.ts'
import { serveBuilt } from './server/serve-built.ts'

const { size, args } = startBench({
  usual: {
    postings: [1_000, 10_000, 50_000],
    queries: ['cost analyst', 'python', 'machine learning', 'san diego', 'softwear engineer', 'zzz'],
  },
  smallest: { postings: [50], queries: ['cost'] },
})
const counts = args.length > 0 ? args.map(Number) : size.postings
const typed = size.queries.flatMap(keystrokes)

type Row = KeystrokeTimings & { readonly name: string; readonly heap: number; readonly ready: number }

async function measure(browser: Browser, name: string, address: string, field: string): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  const start = performance.now()
  await page.goto(address, { timeout: 300_000 })
  // The site's page sleeps until its visitor moves.
  await page.mouse.move(100, 100)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 300_000 })
  const ready = performance.now() - start
  const times = await page.evaluate(measureKeystrokes, { field, texts: typed })
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await page.close()
  return { name, ...times, heap: usedSize, ready }
}

function print(count: number, rows: ReadonlyArray<Row>) {
  const [ours] = rows
  console.log(`\n${count.toLocaleString('en')} postings`)
  console.table(
    Object.fromEntries(
      rows.map(({ name, painted, longTasks, heap, ready }) => [
        name,
        {
          'p50 ms': percentile(painted, 0.5).toFixed(1),
          'p95 ms': percentile(painted, 0.95).toFixed(1),
          'p95 / ours': `${(percentile(painted, 0.95) / percentile(ours?.painted ?? [], 0.95)).toFixed(2)}x`,
          'tasks over 50 ms': longTasks.length,
          'longest task ms': Math.max(0, ...longTasks).toFixed(0),
          'heap of the tab MB': (heap / 1e6).toFixed(1),
          'ready ms': ready.toFixed(0),
        },
      ]),
    ),
  )
}

async function measureSize(browser: Browser, count: number) {
  const postings: ReadonlyArray<JobPostingHeader> = generatePostings(count)
  const site = await serveBuilt({ JobPostingHeader: postings })
  await (await fetch(`${site.address}/careers/open`)).arrayBuffer()
  const rows = [
    await measure(
      browser,
      'current opportunities',
      `${site.address}/careers/open`,
      'input[name=search][form], main input[name=search]',
    ),
  ]
  await site.stop()
  for (const name of ['filter', 'MiniSearch'] satisfies ReadonlyArray<PeerName>) {
    const peer = await startPeerPage(name, postings)
    rows.push(await measure(browser, name, peer.address, 'input'))
    await peer.stop()
  }
  print(count, rows)
}

console.log(
  'From a key in the search field to its painted results, each typed key by key with a rest of 60 ms between.',
)
await withBrowser(async (browser) => {
  for (const count of counts) await measureSize(browser, count)
})
