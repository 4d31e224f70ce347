import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '#scripts/system/find-browser.ts'

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
