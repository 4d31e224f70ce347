import { sees } from '../harness/sees.ts'
import { createNewcomer } from '../session/newcomer-in-browser.ts'
import { discardInOtherTab } from '../my-applications/other-tab-in-browser.ts'
import { writeToken } from '../session/tokens-in-browser.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import type { Locator, Page } from 'playwright-core'
import { answers } from '../worlds/answers.ts'
import type { Owner } from '../worlds/applications.ts'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { walker } from '../account-login/accounts.ts'

type OutcomeEvent = 'xstate.done.actor.readApplied' | 'xstate.error.actor.readApplied'

export const [pathJob, jobTitle] = ['2', 'Cost Analyst'] as const

export const entity = 'ApplicantApplicationJobPosting'

export const applicantPlaces = { files: 'her files', form: 'her form', account: 'her account' } as const

type ApplicantPlace = (typeof applicantPlaces)[keyof typeof applicantPlaces]

type JobLead = { readonly offers: string; readonly 'leads to': ApplicantPlace }

async function readPlace(link: Locator, id: string): Promise<ApplicantPlace> {
  const address = (await link.getAttribute('href')) ?? ''
  if (address === `/account-management/apply/${id}`) return applicantPlaces.files
  if (address === `/account-management/application?jobPostingID=${id}`) return applicantPlaces.form
  if (address === '/account-management') return applicantPlaces.account
  throw new Error(`A link about the job ${id} leads to "${address}".`)
}

const otherPath = '/services'

const toOwner = ({ email }: Pick<Owner, 'email'>): Owner => ({ email, password: walker.password })

export function appliedJobsInBrowser(visit: BrowserVisit) {
  const { page, connection, claim, submitApplicationFor } = visit
  const offers = page.getByRole('main').getByRole('link', {
    name: /^(Submit Resume|Resubmit Resume|Fill out Application|View your application)$/,
  })
  const button = offers.first()
  const reminder = page.getByText('You have started an application for this job.')
  const countHeldReads = async () => connection.held(entity)
  const newcomers = new Map<string, Awaited<ReturnType<typeof createNewcomer>>>()
  const findNewcomer = async (visitor: string) => {
    const newcomer = newcomers.get(visitor) ?? (await createNewcomer(page))
    if (visitor === 'wanda' && !newcomers.has(visitor))
      await submitApplicationFor(toOwner(newcomer), { title: jobTitle, isSubmitted: true })
    newcomers.set(visitor, newcomer)
    return newcomer
  }
  let currentVisitor: string | null = null
  const changeInOtherTab = async () => {
    const owner = toOwner(await findNewcomer(currentVisitor ?? 'somebody who is signed in there alone'))
    const signIn = (tab: Page) => submitSignInForm(tab, owner.email, owner.password, false)
    await discardInOtherTab(visit, owner, currentVisitor === null ? signIn : undefined)
  }
  const expectNoRead = () => sees(countHeldReads, 0)
  const journey: Journey<typeof appliedJobsMachine, OutcomeEvent> = {
    start: async () => {
      await visitPage(page, otherPath)
      await connection.hold(entity)
    },
    events: {
      'visitor.changed': async ({ visitor }) => {
        if (visitor === currentVisitor) return
        currentVisitor = visitor
        await writeToken(page, visitor === null ? null : (await findNewcomer(visitor)).token)
      },
      'page.entered': async ({ isRequested }) => {
        await followLink(page, otherPath)
        await button.waitFor({ state: 'detached' })
        if (!isRequested) return
        await followLink(page, `/careers/job/${pathJob}`)
        await button.waitFor()
      },
      'applications.changed': changeInOtherTab,
      'xstate.done.actor.readApplied': () => connection.settle({ kind: 'passes' }),
      'xstate.error.actor.readApplied': () =>
        connection.settle({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
    },
    states: { idle: expectNoRead, reading: () => sees(countHeldReads, 1), known: expectNoRead, failed: expectNoRead },
  }
  const openJobView: {
    button: (id: string) => Promise<string>
    offers: (id: string) => Promise<ReadonlyArray<string>>
    places: (id: string) => Promise<ReadonlyArray<ApplicantPlace>>
    isReminded: (id: string) => Promise<boolean>
  } = {
    button: () => button.innerText(),
    offers: () => offers.allInnerTexts(),
    places: async (id) => Promise.all((await offers.all()).map((link) => readPlace(link, id))),
    isReminded: async () => (await reminder.count()) > 0,
  }
  return {
    ...journey,
    hold: () => connection.hold(entity),
    lose: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'is lost' })
    },
    shows: {
      ...openJobView,
      lead: async (id: string): Promise<JobLead> => {
        const row = page.getByRole('listitem').filter({ has: page.locator(`h3 a[href="/careers/job/${id}"]`) })
        const link = row.locator('p > a[href^="/account-management"]')
        const [words = ''] = (await link.innerText()).split(':')
        return { offers: words.trim(), 'leads to': await readPlace(link, id) }
      },
      calls: async () => connection.countCalls(entity),
    },
  }
}

export type AppliedJobsJourney = ReturnType<typeof appliedJobsInBrowser>
