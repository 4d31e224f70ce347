import { loadCommonPasswords } from '#server/accounts/passwords.ts'
import { cheap, type EnrolInput } from '#server/accounts/enrol-applicant.testing.ts'
import { createApp } from '#server/app.ts'
import { openFilesFolder } from '#server/files/files-folder.testing.ts'
import { openTestDatabase } from '#server/database/open-test-database.testing.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { createCaptchaService } from '#server/captcha/captcha-service.ts'
import { readConfig } from '#server/settings/config.ts'
import { createSiteService } from '#server/create-site-service.ts'
import { fileURLToPath } from 'node:url'
import { chromium, type LaunchOptions } from 'playwright-core'
import { createBrowserContexts, emptyPage, type BrowserContexts } from './browser-contexts.ts'
import { stageAddress, stagePage } from './stage.ts'
import type { Firm } from '../harness/firm.ts'
import { createFirm } from './firm.ts'
import { followTransactions } from './follow-transactions.ts'
import { applying, createApplicationsReader, type ApplicationsOf, type ApplyFor } from './applications.ts'
import { feedVariables, openNetworks, type Networks } from './networks.ts'
import { subscribing, type Subscribe } from './subscribe.ts'
import { createSiteClock, type SiteClock } from './clock.ts'

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

export type OpenSite = Firm & {
  readonly address: string
  readonly contexts: BrowserContexts
  readonly enrol: (applicant: EnrolInput) => Promise<void>
  readonly subscribe: Subscribe
  readonly submitApplicationFor: ApplyFor
  readonly listAccountApplications: ApplicationsOf
  readonly clock: SiteClock
  readonly networks: Networks
  readonly forgetAttempts: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Test pages live for a second: without optimized code and parallel garbage collection a visit takes an eighth less CPU. */
const shortLived =
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --initial-heap-size=256 --min-semi-space-size=32'

export const launchBrowser = (more: LaunchOptions = {}) =>
  chromium.launch({
    ...more,
    ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      shortLived,
    ],
  })

let opened = 0

export type Settings = Readonly<Record<string, string>>

async function serve(given: Settings, feedOrigins: typeof feedVariables) {
  opened += 1
  const database = await openTestDatabase(`on_screen_${process.pid}_${opened}`)
  const clock = createSiteClock()
  const networks = await openNetworks()
  const variables = { FIRM_NAME: 'Tamarack Research', ...feedOrigins(networks.origin), ...given }
  const { settings, captcha } = readConfig(variables)
  const captchaService = captcha && createCaptchaService(captcha, () => undefined)
  const commonPasswords = await loadCommonPasswords('public', console)
  const files = openFilesFolder()
  const { filesFolder } = files
  const hasSsnQuestion = settings.asksSocialSecurityNumber
  const parts = { database, commonPasswords, filesFolder, captchaService, hasSsnQuestion, hashCost: cheap }
  const made = createSiteService({ ...parts, clock: clock.now })
  const { service, atRest } = followTransactions(made)
  const pages = await builtPages({ distDir, settings, origin: null })
  const app = createApp({
    service,
    // All browsers of a run are one network.
    config: { siteOrigin: null, operationsPerMinute: 1_000_000 },
    pages: pages(service),
    staticDir: `${distDir}/client`,
  })
  // Browsers are used again: a page of the example before must not be shown while the new one is asked for.
  app.addHook('onSend', async (_, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) void reply.header('cache-control', 'no-cache')
  })
  // It names its icon, for a browser would ask for the usual one, and be refused: the page is of no origin.
  app.get(emptyPage, (_, reply) =>
    reply
      .header('content-security-policy', 'sandbox allow-scripts')
      .type('text/html')
      .send('<!doctype html><link rel="icon" href="data:,"><title></title>'),
  )
  app.get(stageAddress, (_, reply) =>
    reply.header('content-security-policy', stagePage.policy).type('text/html').send(stagePage.html),
  )
  app.addHook('onClose', async () => files.remove())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ways = {
    subscribe: subscribing(database, service, clock.now),
    submitApplicationFor: applying(database, service),
    listAccountApplications: createApplicationsReader(database, service),
  }
  return { database, service, atRest, app, address, clock, networks, ...ways }
}

export async function openSite(given: Settings = {}, feedOrigins = feedVariables): Promise<OpenSite> {
  const [served, browser] = await Promise.all([serve(given, feedOrigins), launchBrowser()])
  const {
    database,
    service,
    atRest,
    app,
    address,
    clock,
    networks,
    subscribe,
    submitApplicationFor,
    listAccountApplications,
  } = served
  return {
    address,
    contexts: createBrowserContexts(browser, address),
    ...createFirm({ database, service, clock, atRest }),
    subscribe,
    submitApplicationFor,
    listAccountApplications,
    clock,
    networks,
    forgetAttempts: async () => void (await database.db.deleteFrom('attempt_count').execute()),
    close: async () => {
      await browser.close()
      await app.close()
      await networks.close()
      await database.close()
    },
  }
}
