import { applicationEntity, startApplication, submitApplication } from '#contract/application-operations.ts'
import type { LoadedApplication } from '#machines/apply-context.ts'
import type { Answer as Said } from '#machines/sending.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { createFile } from '../attachment/files.ts'
import { answers } from '../worlds/answers.ts'
import { expectUploaded, uploadsInBrowser } from '../worlds/browser-uploads.ts'
import { followLink, reload, type BrowserVisit } from '../worlds/browser-visit.ts'
import { toSendingOutcome } from '../worlds/connection.ts'
import { bringAbout, scanningAnswer, submissionWithoutResume } from './firm-in-browser.ts'
import { applyInOtherTab } from './other-tab-in-browser.ts'
import { discardInOtherTab } from '../my-applications/other-tab-in-browser.ts'
import { applyAddress, locateApplyControls, applyViewInBrowser, type ApplyVerbs } from './view-in-browser.ts'
import { walker } from '../account-login/accounts.ts'

const pathIds: Readonly<Record<string, string>> = { 'an unknown job': '999' }

export function applyInBrowser(visit: BrowserVisit) {
  const { page, connection, clock, claim } = visit
  const uploads = uploadsInBrowser(page)
  const { main, press, start, submit, submitAlone, wait, note, calm } = locateApplyControls(page)
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
  const openTarget = async (address: string) => {
    await followLink(page, address)
    // The account has no terms: a page that is being left is not taken for the one of applying.
    await main.locator('#terms').waitFor()
    await settled()
  }
  const enter = async () => {
    const newcomer = await createNewcomer(page)
    owner = { ...owner, email: newcomer.email }
    return newcomer.token
  }
  const answer = async ({ kind, verdict }: Said) => {
    if (verdict === 'scanning') return connection.release({ kind: 'is answered', answer: scanningAnswer })
    if (verdict === 'resume') {
      const operations = await submissionWithoutResume(visit, owner)
      return connection.settle({ kind: 'changes', operations }, applicationEntity)
    }
    if (kind !== 'taken') claim(kind === 'broken' ? '422' : '400')
    await connection.settle(toSendingOutcome(kind), applicationEntity)
    if (kind === 'broken')
      await page.getByRole('alertdialog', { name: 'Error Occurred' }).getByRole('button', { name: 'OK' }).click()
  }
  const { states, shows } = applyViewInBrowser(page)
  const journey: ApplyVerbs = {
    start: async (where = '') => {
      await clock.take()
      await signInWithToken(page, await enter())
      await hold(applicationEntity)
      await followLink(page, applyAddress(pathIds[where] ?? '2'))
    },
    events: {
      'load.requested': async () => {
        if (isHeld) await hold(applicationEntity)
        await press('Try again').click()
        await settled()
      },
      'start.requested': async () => {
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
          buffer: Buffer.from(await createFile(file.name, 'text').arrayBuffer()),
        }))
        await page.getByLabel('Choose files').setInputFiles(await Promise.all(chosen))
      },
      'file.changed': async ({ standing }) => {
        if (standing === 'broken') claim('net::ERR_CONNECTION_RESET')
        await uploads.release(standing === 'broken' ? 'is lost' : 'passes', Buffer.alloc(0))
        await expectUploaded(page)
      },
      'submit.requested': async () => {
        const isAsked = (await main.getByText('You have started the form for this job.').count()) > 0
        if (!isAsked) await hold(submitApplication)
        await submit.click()
      },
      'submit.confirmed': async () => {
        await hold(submitApplication)
        await submitAlone.click()
      },
      'writing.resumed': () => press('Keep writing').or(wait).click(),
      'applications.changed': async () => {
        await hold(applicationEntity)
        await discardInOtherTab(visit, owner)
      },
      'xstate.done.actor.loadApplication': async (event) => {
        await bringAbout(visit, owner, (event as { readonly output: LoadedApplication }).output)
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
    states,
  }
  return {
    ...journey,
    inAnotherTab: applyInOtherTab(page),
    open: (id: string) => openTarget(applyAddress(id)),
    openTarget,
    openSlowly: async (id: string) => {
      await hold(applicationEntity)
      await openTarget(applyAddress(id))
    },
    reload: async () => {
      page.once('dialog', (dialog) => void dialog.accept())
      await reload(page)
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
    write: (text: string) => note.fill(text),
    submit: async () => {
      await submit.click()
      await settled()
    },
    answerQuestion: async ({ type }: { readonly type: 'submit.confirmed' | 'writing.resumed' }) => {
      await (type === 'submit.confirmed' ? submitAlone : wait).click()
      await settled()
    },
    hold: () => hold(),
    release: () => release('passes'),
    lose: () => release('is lost'),
    loseAnswer: () => release('loses its answer'),
    shows,
  }
}

export type ApplyJourney = ReturnType<typeof applyInBrowser>
