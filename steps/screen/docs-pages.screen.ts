import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { everyRule, listFaults, createLayoutRules } from './axe.ts'

const site = provideWorkerSite(() => Promise.resolve())

const host = 'http://docs.example'

const pictured =
  'features/careers/share-job.feature › A visitor can have a job mailed, and hears about jobs like it too unless she says no › What she is asked'

async function storePicture(page: Page, folder: string) {
  const name = `share-job-${createHash('sha256').update(pictured).digest('hex').slice(0, 8)}`
  const shown = { file: '01.webp', person: 'Ada', width: 1280, height: 900, bytes: 1 }
  const steps = ['nothing yet', shown, { missing: 'the browser made none' }, 'not reached']
  const strip = {
    date: '2026-11-27T08:00:00.000Z',
    seed: '7',
    commit: '',
    isDirty: false,
    hasPassed: false,
    why: 'expected 1',
    of: { words: '', steps: '', machine: '' },
    steps: steps.map((each) => ({ keyword: 'When', text: 'Ada takes a step that has many words', shown: each })),
  }
  const file = join(folder, '1280', name, shown.file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await page.screenshot())
  writeFileSync(join(folder, '1280', 'index.json'), JSON.stringify({ [pictured]: strip }))
}

async function servePages(page: Page) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pictures = join(folder, 'kept')
  await storePicture(page, pictures)
  await promisify(execFile)(process.execPath, ['spec/main.ts', 'docs', '--to', folder, '--pictures', pictures])
  await page.route(`${host}/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
}

const kinds = [
  'index.html',
  'features/share-job.html',
  'flows/share-job.html',
  'requirements/J6.html',
  'guides/qa.html',
  'decisions/readings.html',
  'open/unsaid.html',
]

const unfold = (page: Page) =>
  page.evaluate(async () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
    const pictures = [...document.querySelectorAll<HTMLImageElement>('details img')]
    await Promise.all(pictures.map((picture) => picture.decode()))
    return pictures.filter(({ naturalWidth }) => naturalWidth > 0).length
  })

async function listPageFaults(page: Page, kind: string) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${host}/${kind}`)
  const isPictured = (await unfold(page)) > 0
  const faults = await listFaults(page, everyRule([]))
  await page.setViewportSize({ width: 320, height: 800 })
  const reaches = await page.evaluate(() => document.documentElement.scrollWidth)
  return [
    ...faults,
    ...(await listFaults(page, createLayoutRules())),
    ...(reaches > 320 ? [`is ${reaches} px wide`] : []),
    ...(isPictured === (kind === 'features/share-job.html') ? [] : ['has other pictures than were kept']),
  ].map((fault) => `${kind}: ${fault}`)
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
    for (const kind of kinds) found.push(...(await listPageFaults(page, kind)))
    await findAnswer(page)
    expect({ found, asked, at: page.url() }).toEqual({
      found: [],
      asked: [],
      at: `${host}/features/attachment.html#a-line-that-breaks-costs-another-try-and-makes-no-second-file`,
    })
  }))
