import {
  applicationEntity,
  completeApplicationSection,
  saveApplicationPart,
  startApplication,
  submitApplicationWithForm,
} from '#contract/application-operations.ts'
import type { LoadedForm } from '#machines/application-form-context.ts'
import type { Answer as Said } from '#machines/sending.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { followLink, reload, type BrowserVisit } from '../worlds/browser-visit.ts'
import { toSendingOutcome, type Outcome } from '../worlds/connection.ts'
import { bringAbout, fillElsewhere, createEmptyJudgement, outcomeAnswer, writeElsewhere } from './firm-in-browser.ts'
import { locateFormControls, formViewInBrowser, type ApplicationFormVerbs } from './view-in-browser.ts'
import { viewTitle, type ViewOfForm, formAddress } from './form-fields.ts'
import { writeInBrowser } from './write-in-browser.ts'
import { walker } from '../account-login/accounts.ts'
import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'

const pathIds: Readonly<Record<string, string>> = { 'an unknown job': '999' }

function eventsInBrowser(visit: BrowserVisit, openView: (view: ViewOfForm) => Promise<void>) {
  const { page, connection, clock, claim } = visit
  const { main, press, start, complete, completeAndContinue, submit, goOn } = locateFormControls(page)
  let owner = { email: '', password: walker.password }
  let isUnsaved = false
  let written = 0
  let judged = completeApplicationSection
  const known = new Set<string>()
  const enter = async () => {
    const newcomer = await createNewcomer(page)
    owner = { ...owner, email: newcomer.email }
    return newcomer.token
  }
  const lose = async () => {
    claim('net::ERR_CONNECTION_FAILED')
    await connection.settle({ kind: 'is lost' })
  }
  const standings = {
    moving: async () => {
      isUnsaved = true
      written += 1
      await openView('contact')
      await connection.hold(saveApplicationPart)
      await main.getByLabel('First Name').fill(`Wanda ${written}`)
    },
    kept: async () => {
      isUnsaved = false
      await connection.settle({ kind: 'passes' }, judged)
    },
    'held up': lose,
    'in conflict': async () => {
      isUnsaved = false
      await writeElsewhere(visit, owner, `Nils ${written}`)
      await connection.settle({ kind: 'passes' })
    },
    removed: async () => {},
  }
  const answer = async ({ kind, verdict }: Said) => {
    const isScanned = verdict === 'scanning' || verdict === 'closed'
    if (verdict === 'submitted') await fillElsewhere(visit, owner, false)
    // The form is read again after some of these.
    const settle = (outcome: Outcome) => connection.settle(outcome, applicationEntity)
    if (isScanned) return settle({ kind: 'is answered', answer: outcomeAnswer(verdict) })
    if (verdict === 'complete') return settle({ kind: 'changes', operations: await createEmptyJudgement(visit, owner) })
    if (kind !== 'taken') claim('400')
    return settle(toSendingOutcome(kind))
  }
  const events: ApplicationFormVerbs['events'] = {
    'view.changed': async ({ view }) => {
      if (!isUnsaved) await connection.hold(view === 'attachments' ? 'nothing' : applicationEntity)
      await openView(view)
    },
    'part.changed': ({ standing }) => standings[standing](),
    'load.requested': async () => {
      await connection.hold(applicationEntity)
      await press('Try again').click()
    },
    'start.requested': async () => {
      await connection.hold(startApplication)
      await start.click()
    },
    'completion.requested': async ({ section, next }) => {
      judged = completeApplicationSection
      await openView(section)
      await connection.hold(isUnsaved ? saveApplicationPart : judged)
      await (next === null ? complete : completeAndContinue(viewTitle(next))).click()
    },
    'submit.requested': async () => {
      judged = submitApplicationWithForm
      await connection.hold(isUnsaved ? saveApplicationPart : judged)
      await submit.click()
    },
    'writing.resumed': () => goOn.click(),
    'xstate.done.actor.loadForm': async (event) => {
      const { output } = event as { readonly output: LoadedForm }
      const name = JSON.stringify([owner.email, output.application?.State, output.application?.Form !== null])
      if (!known.has(name)) await bringAbout(visit, owner, output)
      known.add(name)
      await connection.settle({ kind: 'passes' })
      // What she has is looked up first, and then read as a whole.
      if (output.application !== null) await connection.settle({ kind: 'passes' })
    },
    'xstate.error.actor.loadForm': () =>
      connection.settle({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
    'xstate.done.actor.submit': (event) => answer((event as { readonly output: Said }).output),
    'xstate.error.actor.submit': lose,
    'xstate.after.scanPause.applicationForm.waiting': async () => {
      await connection.hold(submitApplicationWithForm)
      await clock.pass(5_000)
    },
  }
  return { enter, events }
}

export function applicationFormInBrowser(visit: BrowserVisit) {
  const { page, connection, clock } = visit
  const { main, start, complete, completeAndContinue, submit, goOn, calm } = locateFormControls(page)
  const idNow = () => new URL(page.url()).searchParams.get('jobPostingID') ?? ''
  const openView = async (view: ViewOfForm) => {
    const address = formAddress(idNow(), view)
    if (!page.url().endsWith(address)) await followLink(page, address)
  }
  const viewHeading = (view: ViewOfForm) =>
    main.getByRole('heading', { level: view === 'sections' ? 2 : 1, name: viewTitle(view), exact: true })
  const look = async (view: ViewOfForm) => {
    await openView(view)
    await viewHeading(view).waitFor()
    await calm()
  }
  const { enter, events } = eventsInBrowser(visit, openView)
  const there = () => main.locator('#terms').waitFor()
  const { states, shows } = formViewInBrowser(page)
  const journey: ApplicationFormVerbs = {
    start: async (where = '') => {
      await clock.take()
      await signInWithToken(page, await enter())
      await connection.hold(applicationEntity)
      await followLink(page, formAddress(pathIds[where] ?? '2'))
    },
    events,
    states,
  }
  return {
    ...journey,
    open: async (id: string) => {
      await followLink(page, formAddress(id))
      await there()
      await calm()
    },
    reload: async () => {
      page.once('dialog', (dialog) => void dialog.accept())
      await reload(page)
      await there()
      await calm()
    },
    begin: async () => {
      await start.click()
      await main.getByText('sections are complete.').waitFor()
      await calm()
    },
    look,
    change: async (section: SectionName) => {
      await main.getByRole('link', { name: `Change ${viewTitle(section)}`, exact: true }).click()
      await viewHeading(section).waitFor()
    },
    write: async (section: SectionName, values: FormValues) => {
      await look(section)
      await writeInBrowser(page, section, values)
    },
    complete: async (section: SectionName) => {
      await look(section)
      await complete.click()
      await calm()
    },
    completeAndContinue: async (section: SectionName, next: string) => {
      await look(section)
      await completeAndContinue(next).click()
      await calm()
    },
    submit: async () => {
      if ((await goOn.count()) === 0) await look('review')
      await submit.click()
      await calm()
    },
    shows,
  }
}

export type ApplicationFormJourney = ReturnType<typeof applicationFormInBrowser>
