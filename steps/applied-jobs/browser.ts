import { sees } from '../harness/sees.ts'
import { createNewcomer } from '../session/newcomer-in-browser.ts'
import { inAnotherTab, writeToken } from '../session/tokens-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { walker } from '../account-login/accounts.ts'

type OutcomeEvent = 'xstate.done.actor.readApplied' | 'xstate.error.actor.readApplied'

export const [pathJob, jobTitle] = ['2', 'Cost Analyst'] as const

export const entity = 'ApplicantApplicationJobPosting'

const otherPath = '/services'

export function appliedJobsInBrowser({ page, connection, claim, submitApplicationFor }: BrowserVisit) {
  const offers = page.getByRole('main').getByRole('link', {
    name: /^(Submit Resume|Resubmit Resume|Fill out Application|View your application)$/,
  })
  const button = offers.first()
  const reminder = page.getByText('You have begun to apply for this job.')
  const countHeldReads = async () => connection.held(entity)
  const changeElsewhere = () =>
    inAnotherTab(page, (tab) =>
      tab.evaluate(() => {
        const channel = new BroadcastChannel('applications')
        const say = channel.postMessage.bind(channel) as (message: object) => void
        say({})
      }),
    )
  const tokens = new Map<string, string>()
  const fetchVisitorToken = async (visitor: string) => {
    const known = tokens.get(visitor)
    if (known !== undefined) return known
    const { email, token } = await createNewcomer(page)
    const owner = { email, password: walker.password }
    if (visitor === 'wanda') await submitApplicationFor(owner, { title: jobTitle, isSubmitted: true })
    tokens.set(visitor, token)
    return token
  }
  let currentVisitor: string | null = null
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
        await writeToken(page, visitor === null ? null : await fetchVisitorToken(visitor))
      },
      'page.entered': async ({ isRequested }) => {
        await followLink(page, otherPath)
        await button.waitFor({ state: 'detached' })
        if (!isRequested) return
        await followLink(page, `/careers/job/${pathJob}`)
        await button.waitFor()
      },
      'applications.changed': changeElsewhere,
      'xstate.done.actor.readApplied': () => connection.settle({ kind: 'passes' }),
      'xstate.error.actor.readApplied': () =>
        connection.settle({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
    },
    states: { idle: expectNoRead, reading: () => sees(countHeldReads, 1), known: expectNoRead, failed: expectNoRead },
  }
  const openJobView: {
    button: (id: string) => Promise<string>
    offers: (id: string) => Promise<ReadonlyArray<string>>
    isReminded: (id: string) => Promise<boolean>
  } = {
    button: () => button.innerText(),
    offers: () => offers.allInnerTexts(),
    isReminded: async () => (await reminder.count()) > 0,
  }
  return {
    ...journey,
    changeElsewhere,
    hold: () => connection.hold(entity),
    lose: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'is lost' })
    },
    shows: {
      ...openJobView,
      lead: async (id: string) => {
        const link = page.locator(`p > a[href^="/account-management"][href$="${id}"]`)
        const [words = ''] = (await link.innerText()).split(':')
        return words.trim()
      },
      calls: async () => connection.countCalls(entity),
    },
  }
}

export type AppliedJobsJourney = ReturnType<typeof appliedJobsInBrowser>
