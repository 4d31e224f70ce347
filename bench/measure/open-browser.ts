import { chromium } from 'playwright-core'
import { findBrowser } from '#scripts/find-browser.ts'

/** The browser of the tests, without what it would do by itself beside a page. */
export const openBrowser = async () =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
