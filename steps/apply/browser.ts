import { applicationEntity, startApplication, submitApplication } from '#contract/application.ts'
import type { Found } from '#machines/apply-context.ts'
import type { Answer as Said } from '#machines/sending.ts'
import { sees } from '../harness/sees.ts'
import { walker } from '../session/journey.ts'
import { enterWith, newcomerOn } from '../session/newcomer-in-browser.ts'
import { writeToken } from '../session/tokens-in-browser.ts'
import { fileOf } from '../attachment/files.ts'
import { answers } from '../worlds/answers.ts'
import { uploadsInBrowser } from '../worlds/browser-uploads.ts'
import { arriveAt, followLink, patience, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { outcomeOfSending } from '../worlds/connection.ts'
import { bringAbout, stillScanned, submissionWithoutResume } from './firm-in-browser.ts'
import type { ApplyJourney } from './journey.ts'

const addressOf = (id: string) => (id === '' ? '/account-management/application' : `/account-management/apply/${id}`)
const idsOfPaths: Readonly<Record<string, string>> = { 'no job': '', 'an unknown job': '999' }

/** The page of applying as a person finds it in a browser. */
export function applyInBrowser(visit: BrowserVisit): ApplyJourney {
  const { page, connection, clock, claim } = visit
  const uploads = uploadsInBrowser(page)
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true })
  const start = press('Start your application')
  const submit = press('Submit your application').or(press('Resubmit Resume'))
  const note = main.getByLabel('Your note')
  const busy = main.locator('[aria-busy="true"]')
  const calm = async () => {
    await sees(() => busy.count(), 0)
    await sees(() => main.getByText('Looking up your application...').count(), 0)
  }
  let isHeld = false
  let owner = { email: '', password: walker.password }
  const hold = (what?: string) => {
    isHeld = true
    return connection.hold(what)
  }
  const release = async (kind: 'passes' | 'is lost' | 'loses its answer') => {
    isHeld = false
    if (kind !== 'passes') claim('net::ERR_CONNECTION_FAILED')
    await connection.release({ kind })
  }
  const settled = async () => {
    if (!isHeld) await calm()
  }
  const openAt = async (address: string) => {
    await followLink(page, address)
    await main.locator('#terms, #applications').first().waitFor({ timeout: patience })
    await settled()
  }
  const enter = async () => {
    const newcomer = await newcomerOn(page)
    owner = { ...owner, email: newcomer.email }
    return newcomer.token
  }
  const answer = async ({ kind, verdict }: Said) => {
    if (verdict === 'scanning') return connection.release({ kind: 'is answered', answer: stillScanned })
    if (verdict === 'resume') {
      const operations = await submissionWithoutResume(visit, owner)
      await connection.settle({ kind: 'changes', operations })
      return connection.hold(applicationEntity)
    }
    if (kind !== 'taken') claim(kind === 'broken' ? '422' : '400')
    await connection.settle(outcomeOfSending(kind))
    await connection.hold(applicationEntity)
    if (kind === 'broken')
      await page.getByRole('alertdialog', { name: 'Error Occurred' }).getByRole('button', { name: 'OK' }).click()
  }
  let isSomebodyElse = false
  return {
    start: async (where = '') => {
      await clock.take()
      await enterWith(page, await enter())
      await hold(applicationEntity)
      await followLink(page, addressOf(idsOfPaths[where] ?? '2'))
    },
    open: (id) => openAt(addressOf(id)),
    openAt,
    openSlowly: async (id) => {
      await hold(applicationEntity)
      await openAt(addressOf(id))
    },
    reload: async () => {
      page.once('dialog', (dialog) => void dialog.accept())
      await arriveAt(page, page.url())
      await calm()
    },
    beginInVain: async () => {
      claim('422')
      await start.click()
      await settled()
    },
    begin: async () => {
      await start.click()
      await settled()
    },
    write: (text) => note.fill(text),
    submit: async () => {
      await submit.click()
      await settled()
    },
    hold: () => hold(),
    release: () => release('passes'),
    lose: () => release('is lost'),
    loseAnswer: () => release('loses its answer'),
    events: {
      'visitor.changed': async ({ visitor }) => {
        if (visitor === 'wanda' || isSomebodyElse) return
        isSomebodyElse = true
        await hold(applicationEntity)
        await writeToken(page, await enter())
      },
      'load.wanted': async () => {
        if (isHeld) await hold(applicationEntity)
        await press('Try again').click()
        await settled()
      },
      'start.wanted': async () => {
        await hold(startApplication)
        await start.click()
      },
      'note.changed': ({ note: text }) => note.fill(text),
      'type.chosen': async ({ typeId }) => {
        await main.getByLabel('What are you adding?').selectOption(typeId)
      },
      'files.chosen': async ({ files }) => {
        await uploads.hold()
        const chosen = files.map(async ({ file }) => ({
          name: file.name,
          mimeType: 'text/plain',
          buffer: Buffer.from(await fileOf(file.name, 'text').arrayBuffer()),
        }))
        await page.getByLabel('Choose files').setInputFiles(await Promise.all(chosen))
      },
      'file.changed': async ({ standing }) => {
        if (standing === 'broken') claim('net::ERR_CONNECTION_RESET')
        await uploads.release(standing === 'broken' ? 'is lost' : 'passes', Buffer.alloc(0))
        await sees(() => main.getByText('Uploading...').count(), 0)
      },
      'submit.wanted': async () => {
        await hold(submitApplication)
        await submit.click()
      },
      'writing.resumed': () => press('Go on writing').click(),
      'xstate.done.actor.loadApplication': async (event) => {
        await bringAbout(visit, owner, (event as { readonly output: Found }).output)
        await connection.settle({ kind: 'passes' })
      },
      'xstate.error.actor.loadApplication': () =>
        connection.settle({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
      'xstate.done.actor.submit': (event) => answer((event as { readonly output: Said }).output),
      'xstate.error.actor.submit': () => release('is lost'),
      'xstate.after.scanPause.apply.waiting': async () => {
        await hold(submitApplication)
        await clock.pass(5_000)
      },
    },
    states: {
      elsewhere: () => page.waitForURL('**/account-management', { timeout: patience }),
      loading: async () => {
        await sees(async () => (await busy.count()) + (await main.getByText('Looking up your').count()) > 0, true)
      },
      failed: () => reads(page, 'Your application could not be looked up.'),
      gone: () => reads(page, 'This job is not among our open ones.'),
      beginning: async () => {
        await start.waitFor({ timeout: patience })
        await calm()
      },
      starting: () => reads(page, 'Starting your application...'),
      draft: async () => {
        await press('Submit your application').waitFor({ timeout: patience })
        await calm()
      },
      closed: () => reads(page, 'This job has closed.'),
      sent: async () => {
        await press('Resubmit Resume').waitFor({ timeout: patience })
        await calm()
      },
      ended: () => reads(page, 'This application is over.'),
      submitting: () => reads(page, 'Submitting your application...'),
      waiting: () => press('Go on writing').waitFor({ timeout: patience }),
      reloading: async () => {
        await sees(async () => (await busy.count()) > 0, true)
        await sees(() => main.getByText('Submitting your application...').count(), 0)
      },
      thanked: () => page.waitForURL('**/thank-you/apply', { timeout: patience }),
    },
    shows: {
      job: () => page.getByRole('heading', { level: 1 }).innerText(),
      demands: async () => {
        const section = main.getByRole('region', { name: 'What this job demands' })
        return (await section.count()) === 0 ? [] : section.getByRole('paragraph').allInnerTexts()
      },
      note: () => note.inputValue(),
      sent: () => main.locator('[data-sent-file]').allInnerTexts(),
      canSubmit: async () => (await submit.count()) > 0,
    },
  }
}
