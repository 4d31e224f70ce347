import type { Owner } from '../worlds/applications.ts'
import { writeAccountSavedJobs } from '#contract/write-account-saved-jobs.ts'
import { mergeSavedJobs, savedJobsEntity } from '#contract/account-operations.ts'
import { decodeSavedJobsReply, type AccountSavedJob } from '#contract/account-saved-jobs.ts'
import { call, read } from '#contract/operations.ts'
import type { accountSavedJobsMachine } from '#machines/kept-jobs.machine.ts'
import type { Result } from '#machines/result.ts'
import { sees } from '../harness/sees.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { directly, fetchToken } from '../session/tokens-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { unknownRead } from '../worlds/connection.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent =
  | 'xstate.done.actor.loadAccountSavedJobs'
  | 'xstate.error.actor.loadAccountSavedJobs'
  | 'xstate.done.actor.mergeJobs'
  | 'xstate.done.actor.forgetJobs'

const account = '/account-management'

type DoneEvent = { readonly output: Result<unknown> }

export function keptJobsInBrowser({ page, connection, device, claim }: BrowserVisit) {
  // While a question is asked nothing behind it has a role.
  const section = page.locator('section[aria-labelledby="kept-jobs"]')
  const numbers = section.locator('dd')
  const merging = section.getByRole('button', { name: 'Combine them' })
  const forgetting = section.getByRole('button', { name: 'Remove those in my account' })
  const question = page.getByRole('alertdialog', { name: 'Remove the saved jobs from your account?' })
  const hold = (what: string) => connection.hold(what)
  const follow = () => followLink(page, account)
  const pass = () => connection.release({ kind: 'passes' })
  const lose = (kind: 'is lost' | 'loses its answer') => {
    claim('net::ERR_CONNECTION_FAILED')
    return connection.release({ kind })
  }
  const answer = async (isSure: boolean) => {
    await question.getByRole('button', { name: isSure ? 'Yes' : 'No' }).click()
    await question.waitFor({ state: 'detached' })
  }
  const keep = async (token: string, jobs: ReadonlyArray<AccountSavedJob>) => {
    await directly(page)([call(mergeSavedJobs, writeAccountSavedJobs(jobs))], token)
  }
  const counts = async () => {
    const [onDevice = 0, inAccount = 0] = (await numbers.allInnerTexts()).map(
      (words) => Number.parseInt(words, 10) || 0,
    )
    return [onDevice, inAccount] as const
  }
  const isIdle = async () => {
    await merging.waitFor()
    await sees(() => section.locator('[aria-busy="true"]').count(), 0)
  }
  const leave = async () => {
    await followLink(page, '/home')
    await section.waitFor({ state: 'detached' })
    await page.locator('h1:focus').waitFor()
  }
  const open = async () => {
    await leave()
    await follow()
    await isIdle()
  }
  let isHeld = false
  let token = ''
  const settle = async ({ output }: DoneEvent) => {
    if (output.ok) return pass()
    if (output.reason === 'lost') return lose('is lost')
    claim('400')
    await connection.release({ kind: 'changes', operations: [unknownRead] })
  }
  const merge = async () => {
    await merging.click()
    if (!isHeld) await isIdle()
  }
  const journey: Journey<typeof accountSavedJobsMachine, OutcomeEvent> = {
    start: async () => {
      token = (await createNewcomer(page)).token
      await signInWithToken(page, token)
      await hold(savedJobsEntity)
      await follow()
    },
    events: {
      'load.requested': async () => {
        await hold(savedJobsEntity)
        await section.getByRole('button', { name: 'Try again' }).click()
      },
      'savedJobs.changed': async ({ saved, isKept }) => {
        if (isKept) {
          await device.freeSpace()
          return device.write(JSON.stringify(saved))
        }
        await page.evaluate(() => localStorage.removeItem('saved_jobs'))
        await device.fill()
        await merge()
      },
      'merge.requested': async () => {
        await hold('MergeSavedJobs')
        await merging.click()
      },
      'forgetting.requested': () => forgetting.click(),
      'forgetting.confirmed': async () => {
        await hold('ForgetSavedJobs')
        await answer(true)
      },
      'forgetting.cancelled': () => answer(false),
      'xstate.done.actor.loadAccountSavedJobs': async (event) => {
        const jobs = (event as { readonly output: ReadonlyArray<AccountSavedJob> }).output
        if (jobs.length > 0) await keep(token, jobs)
        await pass()
      },
      'xstate.error.actor.loadAccountSavedJobs': () =>
        connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
      'xstate.done.actor.mergeJobs': (event) => settle(event as DoneEvent),
      'xstate.done.actor.forgetJobs': (event) => settle(event as DoneEvent),
    },
    states: {
      loading: () => reads(page, 'Loading the saved jobs of your account...'),
      failed: () => reads(page, 'The saved jobs of your account could not be loaded.'),
      counted: isIdle,
      merging: () => reads(page, 'Combining your saved jobs...'),
      asking: () => question.waitFor(),
      forgetting: () => reads(page, 'Removing the saved jobs from your account...'),
    },
  }
  return {
    ...journey,
    saveFromAnotherDevice: async ({ email, password }: Owner, jobs: ReadonlyArray<AccountSavedJob>) =>
      keep(await fetchToken(page, email, password), jobs),
    open,
    openSlowly: async () => {
      await leave()
      isHeld = true
      await hold(savedJobsEntity)
      await follow()
    },
    merge,
    mergeWithoutSession: async () => {
      claim('401')
      await merging.click()
    },
    forget: async (isSure: boolean) => {
      await forgetting.click()
      await answer(isSure)
      if (!isHeld) await isIdle()
    },
    hold: async () => {
      isHeld = true
      await connection.hold()
    },
    release: pass,
    lose: () => lose('is lost'),
    loseAnswer: () => lose('loses its answer'),
    shows: {
      counts,
      kept: async ({ email, password }: Owner) => {
        const own = await fetchToken(page, email, password)
        return decodeSavedJobsReply((await directly(page)([read(savedJobsEntity)], own)).Payload)
      },
      focused: () => page.evaluate(() => (document.activeElement?.textContent ?? '').trim()),
    },
  }
}

export type AccountSavedJobsJourney = ReturnType<typeof keptJobsInBrowser>
