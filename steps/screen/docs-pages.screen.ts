import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { everyRule, faultsOf, rulesOfLayout } from './axe.ts'

const site = siteOfWorker(() => Promise.resolve())

const host = 'http://docs.example'

/** Makes the pages of `npm run docs`, and answers for them. */
async function servePages(page: Page) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await promisify(execFile)(process.execPath, ['spec/main.ts', 'docs', '--to', folder])
  await page.route(`${host}/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
}

/** A short page of each kind that differs in its parts. */
const kinds = ['index.html', 'features/share-job.html', 'flows/share-job.html', 'requirements/J6.html']

async function faultsAt(page: Page, kind: string) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${host}/${kind}`)
  const faults = await faultsOf(page, everyRule([]))
  await page.setViewportSize({ width: 320, height: 800 })
  return [...faults, ...(await faultsOf(page, rulesOfLayout()))].map((fault) => `${kind}: ${fault}`)
}

async function findAnswer(page: Page) {
  await page.getByRole('searchbox', { name: 'Search' }).fill('What happens if the upload fails?')
  await page.getByRole('link', { name: 'A line that breaks costs another try, and makes no second file' }).click()
  await page.getByRole('heading', { level: 1, name: 'Files of an application' }).waitFor()
}

test('the pages of what is promised have no fault that axe finds, fit a phone, answer a question, and ask nobody else', () =>
  visitSite(site(), {}, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void (request.url().startsWith(host) || asked.push(request.url())))
    await servePages(page)
    const found: string[] = []
    for (const kind of kinds) found.push(...(await faultsAt(page, kind)))
    await findAnswer(page)
    expect({ found, asked, at: page.url() }).toEqual({
      found: [],
      asked: [],
      at: `${host}/features/attachment.html#a-line-that-breaks-costs-another-try-and-makes-no-second-file`,
    })
  }))
