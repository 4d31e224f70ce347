import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmApplicantEmail } from '../accounts/applicants.ts'
import { readOutboxMails } from '../accounts/open-account-forms.testing.ts'
import { hour, minute, start } from '../accounts/open-accounts.testing.ts'
import type { Scanner } from '../files/scanner.ts'
import { createSiteService } from '../create-site-service.ts'
import { createByteStream, text, collectBytes } from './contents.testing.ts'
import { openAttachments } from './open-attachments.testing.ts'

let site: Awaited<ReturnType<typeof openAttachments>>
let isAway = false
const logged: string[] = []
const scannedContents: string[] = []

const scanner: Scanner = async (content) => {
  if (isAway) throw new Error('The scanner does not answer about Resume.txt.')
  const whole = (await collectBytes(content)).toString()
  scannedContents.push(whole)
  return whole.includes('harm') ? 'infected' : 'clean'
}

const log = {
  error: (details: object, message: string) =>
    void logged.push(`${message}: ${JSON.stringify(details)} ${String((details as { err?: unknown }).err)}`),
}

beforeAll(async () => {
  site = await openAttachments('scan_files', start, { scanner, log })
  await confirmApplicantEmail(site.database.db, site.ids.ada ?? '', new Date(start))
})
beforeEach(async () => {
  isAway = false
  logged.length = 0
  scannedContents.length = 0
  await site.database.db.deleteFrom('attachment').execute()
  await site.reset()
  site.tokens.ada = await site.signedIn()
})
afterAll(() => site.close())

const attached = (words: string) => site.attach({}, createByteStream(text(words)), { token: site.tokens.ada })
const states = async () => (await site.rows()).map(({ scan }) => scan)
const scan = () => site.service.scanAttachments()

test('a file waits until it was scanned, and can be opened meanwhile', async () => {
  await attached('a resume')
  const [row] = await site.rows()
  expect(await states()).toEqual(['waiting'])
  expect((await site.read(row?.Attachment_ID ?? '', site.tokens.ada))?.content).toBe('a resume')
  await scan()
  await scan()
  expect([await states(), scannedContents]).toEqual([['clean'], ['a resume']])
})

test('a file that came while the former release ran is scanned after the upkeep', async () => {
  await attached('a resume')
  await site.database.db.deleteFrom('scan_queue').execute()
  await scan()
  const before = await states()
  await site.service.tidyAttachments()
  await scan()
  expect([before, await states()]).toEqual([['waiting'], ['clean']])
})

test('a file that holds something harmful is deleted, stays listed as removed, and its owner is told once, without its name', async () => {
  await attached('this does harm')
  const [row] = await site.rows()
  expect(site.files.names()).toContain(row?.stored_name)
  await scan()
  await scan()
  expect(await states()).toEqual(['removed'])
  expect(site.files.names()).not.toContain(row?.stored_name)
  const mails = await readOutboxMails(site.database, 'Ada@Example.org')
  expect(Object.keys(mails)).toEqual(['A file of your application was removed'])
  expect(Object.values(mails).join('')).not.toMatch(/Resume/)
})

test('a scanner that is away is asked again, each time after a longer pause, and what it did not see is scanned when it is back', async () => {
  isAway = true
  await attached('a resume')
  await scan()
  await scan()
  expect([await states(), logged.length]).toEqual([['delayed'], 1])
  site.pass(29_000)
  await scan()
  expect(logged.length).toBe(1)
  site.pass(1_000)
  await scan()
  site.pass(59_000)
  await scan()
  expect(logged.length).toBe(2)
  isAway = false
  site.pass(1_000)
  await scan()
  expect([await states(), logged.length]).toEqual([['clean'], 2])
  expect(logged.join(' ')).not.toMatch(/Resume\.txt/)
})

test('what was not scanned within a day is told to the firm as not scanned, and waits no longer', async () => {
  isAway = true
  await attached('a resume')
  await scan()
  site.pass(24 * hour - minute)
  await scan()
  expect(await states()).toEqual(['delayed'])
  site.pass(hour)
  await scan()
  expect([await states(), logged.at(-1)?.split(':')[0]]).toEqual([['not scanned'], 'a file was left without a scan'])
})

test('a file that goes on waits for nobody: what was cut short is scanned by another process when its lease is over', async () => {
  await attached('a resume')
  const stop = new AbortController()
  const { database, files } = site
  const cut: Scanner = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('cut short')))
      stop.abort()
    })
  const other = createSiteService({
    database,
    filesFolder: files.filesFolder,
    scanner: cut,
    log,
    clock: () => new Date(start),
  })
  await other.scanAttachments(stop.signal)
  site.pass(5 * minute - 1)
  await scan()
  expect([await states(), logged]).toEqual([['waiting'], []])
  site.pass(1)
  await scan()
  expect(await states()).toEqual(['clean'])
})

test('of two processes that scan at once each takes files of its own, and a file that was taken away meanwhile is no fault', async () => {
  for (const words of ['one', 'two', 'three', 'four']) await attached(words)
  await Promise.all([scan(), scan()])
  expect([await states(), scannedContents.toSorted()]).toEqual([
    ['clean', 'clean', 'clean', 'clean'],
    ['four', 'one', 'three', 'two'],
  ])
})

test('where nothing scans any more nothing waits for it', async () => {
  await attached('a resume')
  const { database, files } = site
  await createSiteService({ database, filesFolder: files.filesFolder }).scanAttachments()
  expect(await states()).toEqual(['not scanned'])
})
