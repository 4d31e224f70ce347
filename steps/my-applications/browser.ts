import { readFile } from 'node:fs/promises'
import type { Answer } from '#machines/sending.ts'
import { sees } from '../harness/sees.ts'
import { walker } from '../session/journey.ts'
import { enterWith, newcomerOn } from '../session/newcomer-in-browser.ts'
import { directly, tokenFor, writeToken } from '../session/tokens-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { outcomeOfSending } from '../worlds/connection.ts'
import { jobsOfPaths, type MyApplicationsJourney } from './journey.ts'
import { readEntries, readLine } from './read-entries.ts'
import { withdrawDirectly } from './withdraw-directly.ts'

const account = '/account-management'
const loaded = 'ApplicantApplication'

/** The applications in an account as a person finds them in a browser. */
export function myApplicationsInBrowser(visit: BrowserVisit): MyApplicationsJourney {
  const { page, connection, claim, applyFor, confirmEmail } = visit
  // While a question is asked nothing behind it has a role.
  const section = page.locator('section[aria-labelledby="applications"]')
  const entries = section.locator('li:has(> div > h4)')
  const entry = (title: string) => entries.filter({ has: page.locator('h4', { hasText: title }) })
  const withdrawing = page.getByRole('alertdialog', { name: 'Withdraw this application?' })
  const discarding = page.getByRole('alertdialog', { name: 'Delete this draft?' })
  const question = withdrawing.or(discarding)
  const off = section.locator('button[aria-disabled="true"]')
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
  const follow = () => followLink(page, account)
  const rests = async () => {
    await section.getByRole('listitem').or(section.getByText('You have not applied')).first().waitFor()
    await sees(() => off.count(), 0)
  }
  /** A sign-in leads to the account, which is to be loaded again. */
  const leave = async () => {
    await followLink(page, '/home')
    await section.waitFor({ state: 'detached' })
    await page.locator('h1:focus').waitFor()
  }
  const press = (title: string, name: string) =>
    entry(title)
      .getByRole('button', { name: new RegExp(`^${name} ?: ${title}$`) })
      .click()
  const unfold = async (title: string, words: RegExp) => {
    const part = entry(title)
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: words }) })
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
    return part
  }
  const fileNamed = (name: string) => section.getByRole('button', { name, exact: true })
  const askForFile = async (name: string) => {
    const [title = ''] = await entries.filter({ hasText: name }).locator('h4').allInnerTexts()
    await unfold(title, /^(What you submitted|What is there)/)
    await fileNamed(name).click()
  }
  const answer = async (isSure: boolean) => {
    await question.getByRole('button', { name: isSure ? /^(Withdraw|Delete)/ : /^Keep/ }).click()
    await question.waitFor({ state: 'detached' })
    if (!isHeld) await rests()
  }
  const ownerOf = (email: string) => ({ email, password: walker.password })
  let email = ''
  /** Signs up somebody who has applied for one job and begun to apply for another. */
  const signUp = async () => {
    const newcomer = await newcomerOn(page)
    email = newcomer.email
    await confirmEmail(email)
    await applyFor(ownerOf(email), { title: jobsOfPaths.sent, isSubmitted: true })
    await applyFor(ownerOf(email), { title: jobsOfPaths.draft, isSubmitted: false })
    return newcomer.token
  }
  const withdrawElsewhere: MyApplicationsJourney['withdrawElsewhere'] = async (owner, title) => {
    const token = await tokenFor(page, owner.email, owner.password)
    await withdrawDirectly((operations) => directly(page)(operations, token), title)
  }
  const pass = () => connection.settle({ kind: 'passes' })
  const breakOff = () => connection.settle({ kind: 'is answered', answer: answers['JSON that breaks off'] })
  let isSomebodyElse = false
  return {
    start: async () => {
      await enterWith(page, await signUp())
      await hold(loaded)
      await follow()
    },
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
    wantToWithdraw: (title) => press(title, 'Withdraw'),
    wantToDiscard: (title) => press(title, 'Delete the draft'),
    choose: (reason) => withdrawing.getByLabel(reason, { exact: true }).check(),
    answer,
    withdrawElsewhere,
    askForFile,
    openFile: async (name) => {
      const [file] = await Promise.all([page.waitForEvent('download'), askForFile(name)])
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
    },
    hold: () => hold(),
    lose: () => release('is lost'),
    loseAnswer: () => release('loses its answer'),
    events: {
      'visitor.changed': async ({ visitor }) => {
        if (visitor === 'wanda' || isSomebodyElse) return
        isSomebodyElse = true
        await hold(loaded)
        await writeToken(page, (await newcomerOn(page)).token)
      },
      'load.wanted': async () => {
        await section.getByRole('button', { name: 'Try again' }).click()
      },
      'withdrawal.wanted': () => press(jobsOfPaths.sent, 'Withdraw'),
      'discarding.wanted': () => press(jobsOfPaths.draft, 'Delete the draft'),
      'reason.chosen': ({ reason }) => withdrawing.getByLabel(reason, { exact: true }).check(),
      'wish.confirmed': async () => {
        await hold()
        await answer(true)
      },
      'wish.cancelled': () => answer(false),
      'file.wanted': async ({ id }) => {
        await hold()
        await askForFile(id)
      },
      'xstate.done.actor.loadApplications': pass,
      'xstate.error.actor.loadApplications': breakOff,
      'xstate.done.actor.openFile': async () => {
        await Promise.all([page.waitForEvent('download'), pass()])
      },
      'xstate.error.actor.openFile': breakOff,
      'xstate.done.actor.submit': async (event) => {
        const { kind, verdict } = (event as { readonly output: Answer }).output
        if (verdict === 'ended') await withdrawElsewhere(ownerOf(email), jobsOfPaths.sent)
        if (kind !== 'taken') claim(kind === 'broken' ? '422' : '400')
        await connection.settle(outcomeOfSending(kind))
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
      askingWhy: () => withdrawing.waitFor(),
      askingAgain: () => discarding.waitFor(),
      withdrawing: () => reads(page, 'Withdrawing your application...'),
      discarding: () => reads(page, 'Deleting your draft...'),
      reloading: async () => {
        await sees(async () => (await off.count()) > 0, true)
        await sees(() => section.getByText(/^(Withdrawing|Deleting) /).count(), 0)
      },
      opening: () => sees(() => section.locator('li li [aria-busy="true"]').count(), 1),
    },
    shows: {
      entries: () => entries.evaluateAll(readEntries),
      sentences: (title) => entry(title).locator('> p').allInnerTexts(),
      history: async (title) => {
        await unfold(title, /^What you submitted/)
        const lines = await entry(title).locator('ol > li').allInnerTexts()
        return lines.map(readLine)
      },
      posting: async (title) => {
        const part = await unfold(title, /^The posting as it stood on /)
        return part.locator('p').first().innerText()
      },
      focused: () => page.evaluate(() => (document.activeElement?.textContent ?? '').trim()),
    },
  }
}
