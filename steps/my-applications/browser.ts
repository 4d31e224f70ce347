import { type Owner, withdrawDirectly } from '../worlds/applications.ts'
import { readFile } from 'node:fs/promises'
import type { Answer } from '#machines/sending.ts'
import { sees } from '../harness/sees.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { directly, fetchToken } from '../session/tokens-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { inAnotherTab } from '../worlds/other-tab.ts'
import { toSendingOutcome } from '../worlds/connection.ts'
import { locateApplications, readEntries, readLine, readLinks } from './view-in-browser.ts'
import { accountAddress, discardInOtherTab, withdraw } from './other-tab-in-browser.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import type { WithdrawalReason } from '#contract/application-states.ts'
import type { myApplicationsMachine } from '#machines/my-applications.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { walker } from '../account-login/accounts.ts'

type OutcomeEvent =
  | 'xstate.done.actor.loadApplications'
  | 'xstate.error.actor.loadApplications'
  | 'xstate.done.actor.openFile'
  | 'xstate.error.actor.openFile'
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'

export const pathJobs = { sent: 'Cost Analyst', draft: 'Data Scientist' } as const

const loaded = 'ApplicantApplication'

export function myApplicationsInBrowser(visit: BrowserVisit) {
  const { page, connection, claim, submitApplicationFor, confirmEmail } = visit
  const { section, entries, entry, withdrawing, discarding, off, press, unfold } = locateApplications(page)
  const question = withdrawing.or(discarding)
  let isHeld = false
  const hold = async (what?: string) => {
    isHeld = true
    await connection.hold(what)
  }
  const release = async (kind: 'passes' | 'is lost' | 'loses its answer') => {
    isHeld = false
    if (kind !== 'passes') claim('net::ERR_CONNECTION_FAILED')
    await connection.release({ kind })
  }
  const follow = () => followLink(page, accountAddress)
  const rests = async () => {
    await section.getByRole('listitem').or(section.getByText('You have not applied')).first().waitFor()
    await sees(() => off.count(), 0)
  }
  const leave = async () => {
    await followLink(page, '/home')
    await section.waitFor({ state: 'detached' })
    await page.locator('h1:focus').waitFor()
  }
  const requestFile = async (name: string) => {
    const [title = ''] = await entries.filter({ hasText: name }).locator('h4').allInnerTexts()
    await unfold(title, /^(What you submitted|What you have so far)/)
    await section.getByRole('button', { name, exact: true }).click()
  }
  const answer = async (isSure: boolean) => {
    await question.getByRole('button', { name: isSure ? /^(Withdraw|Delete)/ : /^Keep/ }).click()
    await question.waitFor({ state: 'detached' })
    if (!isHeld) await rests()
  }
  const createOwner = (email: string) => ({ email, password: walker.password })
  let email = ''
  let isSubmitted = false
  const submitBoth = async () => {
    isSubmitted = true
    await confirmEmail(email)
    await submitApplicationFor(createOwner(email), { title: pathJobs.sent, isSubmitted: true })
    await submitApplicationFor(createOwner(email), { title: pathJobs.draft, isSubmitted: false })
  }
  const withdrawOnAnotherDevice = async (owner: Owner, title: string) => {
    const token = await fetchToken(page, owner.email, owner.password)
    await withdrawDirectly((operations) => directly(page)(operations, token), title)
  }
  const pass = () => connection.settle({ kind: 'passes' })
  const breakOff = () => connection.settle({ kind: 'is answered', answer: answers['JSON that breaks off'] })
  const journey: Journey<typeof myApplicationsMachine, OutcomeEvent, 'deciding'> = {
    start: async () => {
      const newcomer = await createNewcomer(page)
      email = newcomer.email
      await signInWithToken(page, newcomer.token)
      await hold(loaded)
      await follow()
    },
    events: {
      'load.requested': async () => {
        await section.getByRole('button', { name: 'Try again' }).click()
      },
      'withdrawal.requested': () => press(pathJobs.sent, 'Withdraw'),
      'discard.requested': () => press(pathJobs.draft, 'Delete the draft'),
      'reason.chosen': ({ reason }) => withdrawing.getByLabel(reason, { exact: true }).check(),
      'wish.confirmed': async () => {
        await hold()
        await answer(true)
      },
      'wish.cancelled': () => answer(false),
      'applications.changed': async () => {
        await hold(loaded)
        await discardInOtherTab(visit, createOwner(email))
      },
      'file.requested': async ({ id }) => {
        await hold()
        await requestFile(id)
      },
      'xstate.done.actor.loadApplications': async (event) => {
        const { output } = event as { readonly output: ReadonlyArray<ApplicantApplication> }
        if (output.length > 0 && !isSubmitted) await submitBoth()
        await pass()
      },
      'xstate.error.actor.loadApplications': breakOff,
      'xstate.done.actor.openFile': async () => {
        await Promise.all([page.waitForEvent('download'), pass()])
      },
      'xstate.error.actor.openFile': breakOff,
      'xstate.done.actor.submit': async (event) => {
        const { kind, verdict } = (event as { readonly output: Answer }).output
        if (verdict === 'ended') await withdrawOnAnotherDevice(createOwner(email), pathJobs.sent)
        if (kind !== 'taken') claim(kind === 'broken' ? '422' : '400')
        await connection.settle(toSendingOutcome(kind))
        if (kind !== 'broken') return
        await page.getByRole('alertdialog', { name: 'Error Occurred' }).getByRole('button', { name: 'OK' }).click()
      },
      'xstate.error.actor.submit': () => release('is lost'),
    },
    states: {
      loading: () => reads(page, 'Loading your applications...'),
      failed: () => reads(page, 'Your applications could not be loaded.'),
      empty: () => reads(page, 'You have not applied for a job here yet.'),
      listed: rests,
      confirmingWithdrawal: () => withdrawing.waitFor(),
      confirmingDiscard: () => discarding.waitFor(),
      withdrawing: () => reads(page, 'Withdrawing your application...'),
      discarding: () => reads(page, 'Deleting your draft...'),
      reloading: async () => {
        await sees(async () => (await off.count()) > 0, true)
        await sees(() => section.getByText(/^(Withdrawing|Deleting) /).count(), 0)
      },
      refreshing: () => sees(async () => (await off.count()) > 0, true),
      opening: () => sees(() => section.locator('li li [aria-busy="true"]').count(), 1),
    },
  }
  return {
    ...journey,
    open: async () => {
      await leave()
      await follow()
      await rests()
    },
    openSlowly: async () => {
      await leave()
      await hold(loaded)
      await follow()
    },
    requestWithdrawal: (title: string) => press(title, 'Withdraw'),
    requestDiscard: (title: string) => press(title, 'Delete the draft'),
    choose: (reason: WithdrawalReason) => withdrawing.getByLabel(reason, { exact: true }).check(),
    answer,
    withdrawOnAnotherDevice,
    withdrawInAnotherTab: (title: string) => inAnotherTab(page, accountAddress, (tab) => withdraw(tab, title)),
    requestFile,
    openFile: async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), requestFile(name)])
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
    },
    hold: () => hold(),
    lose: () => release('is lost'),
    loseAnswer: () => release('loses its answer'),
    shows: {
      entries: () => entries.evaluateAll(readEntries),
      links: async (title: string) =>
        readLinks(
          await entry(title)
            .getByRole('link')
            .evaluateAll((links) =>
              links.map((link) => ({ name: link.textContent ?? '', href: link.getAttribute('href') ?? '' })),
            ),
        ),
      sentences: (title: string) => entry(title).locator('> p').allInnerTexts(),
      history: async (title: string) => {
        await unfold(title, /^What you submitted/)
        const lines = await entry(title).locator('ol > li').allInnerTexts()
        return lines.map(readLine)
      },
      posting: async (title: string) => {
        const part = await unfold(title, /^The posting as it was on /)
        return part.locator('p').first().innerText()
      },
      focused: () => page.evaluate(() => (document.activeElement?.textContent ?? '').trim()),
    },
  }
}

export type MyApplicationsJourney = ReturnType<typeof myApplicationsInBrowser>
