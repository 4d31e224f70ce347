import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { visitPage, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent = 'xstate.done.actor.readFile' | 'xstate.error.actor.readFile'

type Holder = { __resolveFileRead: (text: string | null) => void }

export const pathSite = 'https://tamarack.example'

const blockFileRead = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string | null>()
    const holder = globalThis as unknown as Holder
    holder.__resolveFileRead = resolve
    Blob.prototype.arrayBuffer = async () => {
      const text = await promise
      if (text === null) throw new DOMException('The file is gone.', 'NotReadableError')
      return new TextEncoder().encode(text).buffer
    }
  })

const resolveFileRead = (page: Page, text: string | null) =>
  page.evaluate((held) => (globalThis as unknown as Holder).__resolveFileRead(held), text)

export function savedJobsFileInBrowser({ page, device, claim }: BrowserVisit) {
  const region = page.getByRole('region', { name: 'On another device' })
  const picker = region.getByLabel('Add from a file')
  const site = () => new URL(page.url()).origin
  const open = () => visitPage(page, '/careers/open?saved=true')
  const chooseOnDisk = async (buffer: Buffer) => {
    const folder = await mkdtemp(join(tmpdir(), 'saved-jobs-'))
    await writeFile(join(folder, 'jobs.html'), buffer)
    await picker.setInputFiles(join(folder, 'jobs.html'))
    await rm(folder, { recursive: true })
  }
  const choose = (buffer: Buffer) =>
    buffer.length > 10_000_000
      ? chooseOnDisk(buffer)
      : picker.setInputFiles({ name: 'jobs.html', mimeType: 'text/html', buffer })
  const exportData = async () => {
    // The page keeps what is saved for the time without a connection, and may ask for a job that has closed since.
    claim(`404 (Not Found) ${site()}/careers/job/`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      region.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    return readFile(await download.path(), 'utf8')
  }
  const journey: Journey<typeof savedJobsFileMachine, OutcomeEvent, 'deciding'> = {
    start: open,
    events: {
      'export.requested': async () => void (await exportData()),
      'file.chosen': async ({ file }) => {
        await blockFileRead(page)
        await choose(Buffer.from(await file.arrayBuffer()))
      },
      'savedJobs.changed': ({ saved }) => device.write(JSON.stringify(saved)),
      'xstate.done.actor.readFile': (event) =>
        resolveFileRead(page, String(event?.output).replaceAll(pathSite, site())),
      'xstate.error.actor.readFile': () => resolveFileRead(page, null),
    },
    states: {
      waiting: () => picker.waitFor(),
      reading: () => reads(page, 'Reading the file…'),
      added: () => reads(page, 'The file has been read.'),
      tooLarge: () => reads(page, 'This file is too large.'),
      unreadable: () => reads(page, 'Your browser could not read this file.'),
      noJobsInFile: () => reads(page, 'This file holds no saved jobs.'),
      damaged: () => reads(page, 'This file is damaged.'),
      fromOtherSite: () => reads(page, 'This file is from another site.'),
      tooManyJobs: () => reads(page, 'This file holds too many jobs.'),
    },
  }
  return {
    ...journey,
    open,
    exportData,
    choose: (make: (site: string) => Buffer) => choose(make(site())),
    shows: {
      told: () => region.getByRole('status').getByRole('paragraph').last().innerText(),
      title: () => page.title(),
    },
  }
}

export type SavedJobsFileJourney = ReturnType<typeof savedJobsFileInBrowser>
