import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { watchVitals } from './vitals.ts'
import { findBrowser } from '#scripts/system/find-browser.ts'

/** Slow 4G as in Lighthouse; latency in ms, throughput in bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const cpuSlowdown = 4

export type Pace = {
  readonly isSlow: boolean
  readonly tillIdle: number
  readonly aMoment: number
}

export const slowPace: Pace = { isSlow: true, tillIdle: 2_500, aMoment: 1_000 }
/** No throttling: the measured numbers mean nothing. */
export const fastPace: Pace = { isSlow: false, tillIdle: 200, aMoment: 200 }

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export const touchedLaptop: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, hasTouch: true }

export async function visit<Result>(
  browser: Browser,
  { device, isSlow }: { readonly device: BrowserContextOptions; readonly isSlow: boolean },
  look: (page: Page, received: () => number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await session.send('Network.enable')
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', network)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    }
    await page.addInitScript(watchVitals)
    return await look(page, () => bytes)
  } finally {
    await context.close()
  }
}

export async function withBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
