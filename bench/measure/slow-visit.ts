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

/** The phone of Lighthouse. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** A laptop whose screen is touched: everything that is pressed stands in its first view. */
export const touchedLaptop: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, hasTouch: true }

/** A tab of a browser that has seen nothing yet, on slow 4G and with a processor four times slower. */
export async function slowVisit<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  look: (page: Page, received: () => number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(watchVitals)
    return await look(page, () => bytes)
  } finally {
    await context.close()
  }
}
