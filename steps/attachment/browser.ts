import { maxAttachments, removeAttachment, restoreAttachment } from '#contract/application-operations.ts'
import { call } from '#contract/operations.ts'
import type { FileChange, UploadResult, attachmentMachine } from '#machines/attachment.machine.ts'
import { readFile } from 'node:fs/promises'
import { sees } from '../harness/sees.ts'
import type { Page } from 'playwright-core'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { expectUploaded, uploadsInBrowser, type UploadOutcome } from '../worlds/browser-uploads.ts'
import { followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import { fileContents, type ContentName, pathJob, pathStarts } from './files.ts'
import type { Journey } from '../harness/journey.ts'
import { walker } from '../account-login/accounts.ts'

type OutcomeEvent =
  | 'xstate.done.actor.upload'
  | 'xstate.done.actor.removeFile'
  | 'xstate.done.actor.restoreFile'
  | 'xstate.done.actor.openFile'
  | 'xstate.error.actor.openFile'

/** Only the next read fails, since a walk stays in its document. */
const failNextRead = (page: Page) =>
  page.evaluate(() => {
    const { text } = Blob.prototype
    Blob.prototype.text = () => {
      Blob.prototype.text = text
      return Promise.reject(new DOMException('The file is gone.', 'NotFoundError'))
    }
  })

const starts: Readonly<Record<string, readonly [name: string, content: ContentName]>> = pathStarts

export function attachmentInBrowser({ page, connection, claim, submitApplicationFor }: BrowserVisit) {
  const uploads = uploadsInBrowser(page)
  const rows = page.locator('main li[id^="file-"]')
  const picker = page.getByLabel('Choose files')
  const latest = rows.last()
  const named = (name: string) => rows.filter({ hasText: name })
  const button = (row: typeof rows, words: RegExp) => row.getByRole('button', { name: words })
  const says = (words: string) => latest.getByRole('status').filter({ hasText: words }).waitFor()
  const off = rows.locator('[aria-busy="true"]')
  let content: ContentName = 'text'
  let isHeld = false
  const settled = async () => {
    if (isHeld || uploads.isHeld()) return
    await expectUploaded(page)
    await sees(() => off.count(), 0)
  }
  const put = (names: ReadonlyArray<string>, what: ContentName) => {
    content = what
    const buffer = Buffer.from(fileContents[what]())
    return picker.setInputFiles(names.map((name) => ({ name, mimeType: 'application/octet-stream', buffer })))
  }
  const choose = async (names: ReadonlyArray<string>, what: ContentName) => {
    if (['a PDF that is locked with a password', 'a web page'].includes(what)) claim('422')
    const before = await rows.count()
    await put(names, what)
    await sees(() => rows.count(), Math.min(before + names.length, maxAttachments))
    await settled()
  }
  const release = async (outcome: UploadOutcome) => {
    if (outcome !== 'passes') claim('net::ERR_CONNECTION_RESET')
    await uploads.release(outcome, Buffer.from(fileContents[content]()))
    await settled()
  }
  const press = async (row: typeof rows, words: RegExp) => {
    await button(row, words).click()
    await settled()
  }
  const hold = async (what: string) => {
    isHeld = true
    await connection.hold(what)
  }
  const settle = async (outcome: Parameters<typeof connection.release>[0]) => {
    isHeld = false
    await connection.release(outcome)
  }
  const change = (operation: string) => async (event?: object) => {
    const { output } = event as { readonly output: FileChange }
    if (!output.ok) return settle({ kind: 'is answered', answer: answers['JSON that breaks off'] })
    if (output.value === 'done') return settle({ kind: 'passes' })
    return settle({ kind: 'changes', operations: [call(operation, 'nobody knows it')] })
  }
  const openNow = (row: typeof rows) => Promise.all([page.waitForEvent('download'), press(row, /^Open/)])
  const journey: Journey<typeof attachmentMachine, OutcomeEvent, 'checking' | 'looking'> = {
    start: async (where = '') => {
      const { email, token } = await createNewcomer(page)
      const isThere = where === 'a file that is there'
      const resume = isThere ? { resume: 'resume.txt' } : {}
      await submitApplicationFor(
        { email, password: walker.password },
        { title: pathJob, isSubmitted: false, ...resume },
      )
      await signInWithToken(page, token)
      await followLink(page, '/account-management/apply/2')
      await picker.waitFor({ state: 'attached' })
      if (isThere) return
      const [name, what] = starts[where] ?? ['resume.txt', 'text']
      if (what !== 'nothing') await uploads.hold()
      await put([name], what)
    },
    events: {
      'progress.reported': async () => {},
      'upload.cancelled': async () => {
        claim('net::ERR_ABORTED')
        await button(latest, /^Cancel/).click()
      },
      retry: async () => {
        await uploads.hold()
        await button(latest, /^Try again/).click()
      },
      'removal.requested': async () => {
        if ((await button(latest, /^Open/).count()) > 0) await hold(removeAttachment)
        await button(latest, /^Remove/).click()
      },
      'undo.requested': async () => {
        await hold(restoreAttachment)
        await button(latest, /^Undo/).click()
      },
      'open.requested': async () => {
        await hold('OpenAttachment')
        await button(latest, /^Open/).click()
      },
      'attachment.reloaded': async () => {},
      'xstate.done.actor.upload': async (event) => {
        const { output } = event as { readonly output: UploadResult }
        if (!output.ok && output.reason === 'unreadable') await failNextRead(page)
        if (!output.ok && output.reason !== 'refused') return release('is lost')
        if (!output.ok) claim('422')
        await release('passes')
      },
      'xstate.done.actor.removeFile': change(removeAttachment),
      'xstate.done.actor.restoreFile': change(restoreAttachment),
      'xstate.done.actor.openFile': async () => {
        await Promise.all([page.waitForEvent('download'), settle({ kind: 'passes' })])
      },
      'xstate.error.actor.openFile': () => settle({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
    },
    states: {
      uploading: () => says('Uploading...'),
      broken: () => says('This file did not arrive.'),
      unreadable: () => says('Your browser can no longer read this file'),
      unfit: () => says('This file cannot be accepted.'),
      there: async () => {
        await button(latest, /^Open/).waitFor()
        await sees(() => off.count(), 0)
      },
      opening: () => sees(() => button(latest, /^Open/).getAttribute('aria-busy'), 'true'),
      removing: () => sees(() => button(latest, /^Remove/).getAttribute('aria-busy'), 'true'),
      removed: () => says('This file was removed.'),
      restoring: () => sees(() => button(latest, /^Undo/).getAttribute('aria-busy'), 'true'),
      harmful: () => says('We removed this file because something harmful was found in it.'),
      gone: () => sees(() => rows.count(), 0),
    },
  }
  return {
    ...journey,
    choose,
    hold: uploads.hold,
    release: () => release('passes'),
    breakLine: () => release('is lost'),
    loseAnswer: () => release('loses its answer'),
    retry: () => press(latest, /^Try again/),
    moveAway: async (name: string) => {
      await named(name).waitFor()
      await failNextRead(page)
    },
    cancel: () => button(latest, /^Cancel/).click(),
    remove: (name: string) => press(named(name), /^Remove/),
    undo: (name: string) => press(named(name), /^Undo/),
    openFile: async (name: string) => {
      const [file] = await openNow(named(name))
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
    },
    shows: {
      files: async () => {
        const names = await rows.locator('[data-file-name]').allInnerTexts()
        const words = await rows
          .getByRole('status')
          .evaluateAll((all) =>
            all.map((status) => Array.from(status.querySelectorAll('p'), ({ innerText }) => innerText).join(' ')),
          )
        return names.map((name, at) => ({ name, words: (words[at] ?? '').replaceAll(/\s+/g, ' ') }))
      },
    },
  }
}

export type AttachmentJourney = ReturnType<typeof attachmentInBrowser>
