import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startApplication, submitApplication } from '#contract/application-operations.ts'
import { scanningAnswer } from '../apply/firm-in-browser.ts'
import { listenToPage } from '../arrival/page-reader.ts'
import { fileContents, pathJob } from '../attachment/files.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { followLink } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { breakingLine } from './breaking-line.ts'
import { walker } from '../account-login/accounts.ts'

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent([{ id: '2', title: pathJob, city: 'Dayton', state: 'Ohio' }])),
)

const viewport = { width: 1280, height: 900 }

const folder = mkdtempSync(join(tmpdir(), 'apply-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function openDraft(page: Page) {
  const { email, token } = await createNewcomer(page)
  await site().submitApplicationFor({ email, password: walker.password }, { title: pathJob, isSubmitted: false })
  await signInWithToken(page, token)
  await followLink(page, '/account-management/apply/2')
  await page.getByLabel('Choose files').waitFor({ state: 'attached' })
}

/** 10 MB from disk: passing the content to the browser takes seconds. */
function longResume() {
  const path = join(folder, 'resume.txt')
  writeFileSync(path, fileContents['10 MB of text']())
  return path
}

const focused = (page: Page) => page.evaluate(() => (document.activeElement?.textContent ?? '').trim())

test('[J1-19] where the line breaks in the middle of 10 MB they can be sent again, and are one file', async () => {
  const line = await breakingLine(site().address, 1_000_000)
  try {
    await visitSite(
      { ...site(), address: line.address },
      { viewport, baseURL: line.address },
      async ({ page, claim }) => {
        await openDraft(page)
        claim('net::ERR_CONNECTION_RESET')
        await page.getByLabel('Choose files').setInputFiles(longResume())
        await page.getByText('This file did not arrive.').waitFor()
        line.mend()
        await page.getByRole('button', { name: 'Try again resume.txt' }).click()
        await page.getByRole('button', { name: 'Open resume.txt' }).waitFor()
        await page.reload()
        await page.getByRole('button', { name: 'Open resume.txt' }).waitFor()
        expect(await page.locator('main li[id^="file-"]').count()).toBe(1)
      },
    )
  } finally {
    await line.close()
  }
})

test('it is shown how much of a file has left', async () => {
  await visitSite(site(), { viewport }, async ({ page }) => {
    await openDraft(page)
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.enable')
    const throttleUpload = (uploadThroughput: number) =>
      tools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await throttleUpload(500_000)
    await page.getByLabel('Choose files').setInputFiles(longResume())
    const bar = page.getByRole('progressbar', { name: 'Upload progress of resume.txt' })
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0)
    await throttleUpload(-1)
    await page.getByRole('button', { name: 'Open resume.txt' }).waitFor()
  })
})

test('[J1-19] files that are dropped are taken like those that are chosen', async () => {
  await visitSite(site(), { viewport }, async ({ page }) => {
    await openDraft(page)
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['A text.'], 'dropped.txt'))
      return transfer
    })
    await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: dropped })
    await expect.poll(() => page.getByRole('button', { name: 'Open dropped.txt' }).count()).toBe(1)
  })
})

test('by keyboard alone the focus stays where something was done', async () => {
  await visitSite(site(), { viewport }, async ({ page }) => {
    await openDraft(page)
    const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('A text.') }
    await page.getByLabel('Choose files').setInputFiles(file)
    await page.getByRole('button', { name: 'Remove resume.txt' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Undo resume.txt')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Remove resume.txt')
    await page.getByLabel('Choose files').setInputFiles({ ...file, name: 'letter.pages' })
    await page.getByRole('button', { name: 'Remove letter.pages' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby')))
      .toBe('own-files')
  })
})

test('[J1-20] the focus goes along with who starts, and to what is in the way, which is read once', async () => {
  await visitSite(site(), { viewport }, async ({ page, claim }) => {
    await signInWithToken(page, (await createNewcomer(page)).token)
    await followLink(page, '/account-management/apply/2')
    const start = page.getByRole('button', { name: 'Start your application' })
    await start.focus()
    const heard = await listenToPage(page)
    const isReadOnce = async (title: string) => {
      await expect.poll(() => focused(page)).toContain(title)
      const lines = (await heard()).filter((line) => line.includes(title))
      expect(lines).toEqual([expect.stringMatching(`^focus: ${title}: .`)])
    }
    claim('net::ERR_FAILED')
    await page.route(new RegExp(`t=${startApplication}`), (route) => route.abort(), { times: 1 })
    await page.keyboard.press('Enter')
    await isReadOnce('We cannot tell whether your application was started.')
    await start.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Your files')
    await page.getByRole('button', { name: 'Submit your application' }).click()
    await isReadOnce('Your resume is missing.')
  })
})

test('[J1-19] while files are checked a screen reader hears that once, however often it is asked', async () => {
  await visitSite(site(), { viewport }, async ({ page }) => {
    await openDraft(page)
    let asked = 0
    await page.route(/post_transaction/, (route) => {
      if (!(route.request().postData() ?? '').includes(submitApplication)) return route.fallback()
      asked += 1
      return route.fulfill({ status: 200, contentType: 'application/json', body: scanningAnswer.body })
    })
    const buffer = Buffer.from('A text.')
    await page.getByLabel('Choose files').setInputFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: 'Open resume.txt' }).waitFor()
    const heard = await listenToPage(page)
    await page.getByRole('button', { name: 'Submit your application' }).click()
    await page.getByText('We are checking your files for anything harmful.').waitFor()
    const atFirst = await heard()
    await expect.poll(() => asked).toBeGreaterThanOrEqual(3)
    expect(await heard()).toEqual(atFirst)
  })
})
