import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { watchVitals } from './vitals.ts'

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit in a second down and 750 kbit up. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const cpuSlowdown = 4

/** How a page is visited: whether slowly, and how long it must rest, in milliseconds, until it counts as at rest. */
export type Pace = {
  readonly isSlow: boolean
  /** Before anybody does something. */
  readonly tillIdle: number
  /** Once somebody has. */
  readonly aMoment: number
}

/** It rests for longer than a page waits until it calls itself idle. */
export const slowPace: Pace = { isSlow: true, tillIdle: 2_500, aMoment: 1_000 }
/** As fast as the machine is: what is measured says nothing. */
export const fastPace: Pace = { isSlow: false, tillIdle: 200, aMoment: 200 }

/** The phone of Lighthouse. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** A laptop whose screen is touched: everything that is pressed stands in its first view. */
export const touchedLaptop: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, hasTouch: true }

/** A tab of a browser that has seen nothing yet; a slow one is on slow 4G and has a processor four times slower. */
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
