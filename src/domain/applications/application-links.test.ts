import type { ApplicationPosting } from '#contract/application.ts'
import {
  applicationStates,
  formStates,
  isOpen,
  type ApplicationState,
  type FormState,
} from '#contract/application-states.ts'
import { continueAddress } from '#addresses/application-address.ts'
import { createApplicationMails } from '#server/applications/application-mails.ts'
import { getApplyActions, getApplyLink } from '#machines/apply-links.ts'
import { expect, test } from 'vitest'
import {
  findJobApplication,
  getContinuePage,
  getProgress,
  listApplicationLinks,
  type ContinuePage,
} from './application-links.ts'

const apply = (job: string, ...states: ReadonlyArray<ApplicationState>): ReadonlyArray<ApplicationPosting> =>
  states.map((State, index) => ({
    Application_ID: `${job} ${index}`,
    JobPosting_ID: job,
    IsWithdrawn: State === 'withdrawn',
    State,
    FormState: 'not begun' satisfies FormState,
  }))

const getJobProgress = (applications: ReadonlyArray<ApplicationPosting> | null, job: string) =>
  getProgress(findJobApplication(applications, job))

test('[J2.5-41.a][J4.11-02] a job counts as applied for with an application that is neither withdrawn, decided nor a draft', () => {
  expect(applicationStates.map((state) => [state, getJobProgress(apply('AB12', state), 'AB12')])).toEqual([
    ['draft', 'begun'],
    ['submitted', 'applied'],
    ['in review', 'applied'],
    ['interview', 'applied'],
    ['offer', 'applied'],
    ['hired', 'decided'],
    ['not selected', 'decided'],
    ['withdrawn', 'not yet'],
  ])
})

test('[J4.11-02] who has withdrawn and begun once more has begun, and who has applied once more has applied', () => {
  expect([
    getJobProgress(apply('AB12', 'withdrawn', 'draft'), 'AB12'),
    getJobProgress(apply('AB12', 'withdrawn', 'submitted'), 'AB12'),
  ]).toEqual(['begun', 'applied'])
})

test('an application counts for its own job alone, in whatever case that is written, and not before it is known', () => {
  const mine = apply('AB12', 'submitted')
  expect([
    getJobProgress(mine, 'ab12'),
    getJobProgress(mine, 'AB13'),
    getJobProgress(mine, ''),
    getJobProgress(null, 'AB12'),
  ]).toEqual(['applied', 'not yet', 'not yet', 'not yet'])
})

type Standing = { readonly State: ApplicationState; readonly FormState: FormState; readonly IsPostingOpen: boolean }

const standings: ReadonlyArray<Standing> = applicationStates.flatMap((State) =>
  formStates
    // A form is sent with its application.
    .filter((FormState) => State !== 'draft' || FormState !== 'sent')
    .flatMap((FormState) => [true, false].map((IsPostingOpen) => ({ State, FormState, IsPostingOpen }))),
)

const mails = createApplicationMails({ firmName: 'Tamarack', origin: () => 'https://tamarack.example' })

function readMailPage(write: 'draftEnds' | 'jobClosed', page: ContinuePage) {
  const ending = { job: 'Cost Analyst', jobId: 'AB12', page, endsAt: new Date(0), lifetime: 1 }
  const { text } = mails[write]('ada@example.org', ending)
  const pages = (['files', 'form', 'account'] as const).filter((each) =>
    text.split(/\s+/).includes(`https://tamarack.example${continueAddress('AB12', each)}`),
  )
  return pages.join()
}

/** Where an application is named, with the pages that a place leads to, the first one first. */
const places: Readonly<Record<string, (standing: Standing) => ReadonlyArray<string> | null>> = {
  account: (standing) => listApplicationLinks({ JobPosting_ID: 'AB12', ...standing }).map(({ page }) => page),
  job: (standing) =>
    standing.IsPostingOpen ? getApplyActions(postings(standing), 'AB12').links.map(({ page }) => page) : null,
  'saved jobs': (standing) => (standing.IsPostingOpen ? [getApplyLink(postings(standing), 'AB12').page] : null),
  'mail about the end of a draft': (standing) =>
    standing.State === 'draft' ? [readMailPage('draftEnds', getContinuePage(standing))] : null,
  'mail about a closed job': (standing) =>
    standing.State === 'draft' ? [readMailPage('jobClosed', getContinuePage(standing))] : null,
}

const postings = ({ State, FormState }: Standing): ReadonlyArray<ApplicationPosting> =>
  apply('AB12', State).map((posting) => ({ ...posting, FormState }))

function getExpectedPage({ State, FormState, IsPostingOpen }: Standing, place: string): string | undefined {
  if (State === 'withdrawn' && place !== 'account') return 'files'
  if (isOpen(State)) return FormState === 'begun' ? 'form' : 'files'
  // The address of a job that can be applied for again leads to the new application.
  const isReadable = FormState === 'sent' && !(State === 'withdrawn' && IsPostingOpen)
  if (place === 'account') return isReadable ? 'form' : undefined
  return 'account'
}

const cases = standings.flatMap((standing) => Object.keys(places).map((place) => ({ place, ...standing })))

test('the account, the job, the saved jobs, and mails written with the page of a draft lead first to where its applicant goes on', () => {
  const found = cases.flatMap(({ place, ...standing }) => {
    const pages = places[place]?.(standing) ?? null
    return pages === null ? [] : [{ place, ...standing, page: pages[0] }]
  })
  expect(found.length).toBeGreaterThan(90)
  expect(found).toEqual(found.map((each) => ({ ...each, page: getExpectedPage(each, each.place) })))
})

test('no place leads twice to the same page, and the account leads to what was begun or sent in the form', () => {
  const wrong = cases.flatMap(({ place, ...standing }) => {
    const pages = places[place]?.(standing) ?? []
    const isFormLost =
      place === 'account' && standing.FormState !== 'not begun' && isOpen(standing.State) && !pages.includes('form')
    return new Set(pages).size < pages.length || isFormLost ? [{ place, ...standing, pages }] : []
  })
  expect(wrong).toEqual([])
})
