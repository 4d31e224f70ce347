import { sampleContent } from '#content/sample-content.ts'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { findBrowser } from '#scripts/find-browser.ts'
import { serveBuilt } from './server/serve-built.ts'

const runs = 3

/** Applied throttling with the constants Lighthouse uses for a mobile phone on slow 4G. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const cpuSlowdown = 4

type Vitals = { readonly lcp: number; readonly cls: number; readonly tbt: number }
type Weight = { readonly html: number; readonly css: number; readonly script: number; readonly picture: number }

async function serve() {
  const { address, service, stop } = await serveBuilt(sampleContent(Date.now()))
  const { JobPostingHeader } = await service.rows(['JobPostingHeader'])
  return { address, job: JobPostingHeader[0]?.JobPosting_ID ?? '', stop }
}

const kinds: Readonly<Record<string, keyof Weight>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  image: 'picture',
}

const compressed = (body: Buffer) => brotliCompressSync(body).length

/** What a first visit downloads until the page is hydrated, in bytes of brotli; styles stand inside the HTML. */
async function weigh(browser: Browser, address: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const weight = { html: 0, css: 0, script: 0, picture: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType()]
    if (kind)
      bodies.push(
        response
          .body()
          .then((body) => void (weight[kind] += compressed(body)))
          .catch(() => {}),
      )
  })
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await Promise.all(bodies)
  const styles = await page.locator('head > style').allInnerTexts()
  weight.css = compressed(Buffer.from(styles.join('')))
  await page.close()
  return weight
}

const watchVitals = () => {
  const seen = { lcp: 0, cls: 0, tbt: 0 }
  Object.assign(globalThis, { vitals: seen })
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
  observe('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
}

async function throttle(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

async function measureOnce(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  const page: Page = await context.newPage()
  await throttle(await context.newCDPSession(page))
  await page.addInitScript(watchVitals)
  await page.goto(address, { timeout: 60_000 })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
  await context.close()
  return vitals
}

const median = (values: ReadonlyArray<number>) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(browser: Browser, address: string): Promise<Vitals> {
  const all: Vitals[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(browser, address))
  return {
    lcp: median(all.map((one) => one.lcp)),
    cls: median(all.map((one) => one.cls)),
    tbt: median(all.map((one) => one.tbt)),
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const site = await serve()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const rows: Record<string, Record<string, string>> = {}
for (const path of ['/home', '/careers/open', `/careers/job/${site.job}`, '/unknown']) {
  const weight = await weigh(browser, `${site.address}${path}`)
  const vitals = await measure(browser, `${site.address}${path}`)
  rows[path] = {
    'HTML with styles': kilobytes(weight.html),
    'of it CSS': kilobytes(weight.css),
    JavaScript: kilobytes(weight.script),
    pictures: kilobytes(weight.picture),
    LCP: `${Math.round(vitals.lcp)} ms`,
    TBT: `${Math.round(vitals.tbt)} ms`,
    CLS: vitals.cls.toFixed(3),
  }
}
console.log(
  `Bytes are brotli. Vitals are the median of ${runs} runs on a throttled phone: slow 4G, processor ${cpuSlowdown} times slower.`,
)
console.table(rows)
await browser.close()
await site.stop()
