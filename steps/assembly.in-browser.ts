import { createApp } from '#server/app.ts'
import { importContent } from '#server/content/import-content.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { createSiteService } from '#server/site-service.ts'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import { connectInBrowser } from './connection.in-browser.ts'
import { reads } from './browser-visit.ts'
import { jobPageInBrowser } from './job-page.in-browser.ts'
import { jobSearchInBrowser } from './job-search.in-browser.ts'
import { noContent } from './no-content.ts'
import type { Assembly, Person } from './person.ts'
import { referenceListInBrowser } from './reference-list.in-browser.ts'
import { transactionInBrowser } from './transaction.in-browser.ts'
import { watchForErrors } from './watch-for-errors.ts'

const distDir = fileURLToPath(new URL('../dist', import.meta.url))

const launch = () =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })

async function serve() {
  const database = await openDatabase()
  const service = createSiteService({ database })
  const pages = await builtPages({ distDir, firmName: 'Tamarack Research', origin: null })
  const app = createApp({
    service,
    config: { siteOrigin: null },
    pages: pages(service),
    staticDir: `${distDir}/client`,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { database, app, address }
}

async function welcome(browser: Browser, baseURL: string): Promise<{ person: Person; leave: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const errors = watchForErrors(page)
  const visit = { page, connection: await connectInBrowser(page), claim: errors.claim }
  const person: Person = {
    jobSearch: jobSearchInBrowser(visit),
    jobPage: jobPageInBrowser(visit),
    referenceList: referenceListInBrowser(visit),
    transaction: transactionInBrowser(visit),
    isTold: (words) => reads(page, words),
  }
  const leave = async () => {
    await context.close()
    errors.rejectUnclaimed()
  }
  return { person, leave }
}

/** The whole site: the real pages on a running server over a database in memory, in a real browser. */
export async function assembleInBrowser(): Promise<Assembly> {
  const [{ database, app, address }, browser] = await Promise.all([serve(), launch()])
  return {
    publish: async (content) => {
      await importContent(database, { ...noContent, ...content }, { prune: true })
    },
    welcome: () => welcome(browser, address),
    close: async () => {
      await browser.close()
      await app.close()
      await database.close()
    },
  }
}
