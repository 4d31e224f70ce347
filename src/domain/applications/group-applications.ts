import { isOpen } from '#contract/application-states.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import { formatDay } from '../time/dates.ts'
import { formatDate } from '../time/moments.ts'
import { type ApplicationLink, listApplicationLinks } from './application-links.ts'
import { stateWords, toJobSummary } from './application-words.ts'

export type ListedApplication = {
  readonly application: ApplicantApplication
  readonly title: string
  readonly about: string
  readonly state: string
  readonly when: string
  readonly remark: string
  readonly links: ReadonlyArray<ApplicationLink>
  readonly history: ReadonlyArray<{ readonly state: string; readonly at: string }>
}

export type ApplicationGroup = { readonly title: string; readonly entries: ReadonlyArray<ListedApplication> }

const groups: ReadonlyArray<readonly [title: string, holds: (application: ApplicantApplication) => boolean]> = [
  ['To finish', ({ State }) => State === 'draft'],
  ['Under way', ({ State }) => State !== 'draft' && isOpen(State)],
  ['Ended', ({ State }) => !isOpen(State)],
]

function formatDateSentence({ SubmittedAt, StartedAt, DeletedOn }: ApplicantApplication) {
  if (SubmittedAt !== null) return `Submitted on ${formatDate(SubmittedAt)}.`
  const end = formatDay(DeletedOn)
  return `Started on ${formatDate(StartedAt)}. We will delete this draft on ${end} unless you continue it.`
}

function formatRemark({ IsPostingOpen, State }: ApplicantApplication) {
  if (IsPostingOpen) return ''
  if (State !== 'draft') return 'This job has closed.'
  return 'This job has closed, so the draft can no longer be submitted. You can still read it.'
}

function list(application: ApplicantApplication): ListedApplication {
  const { title, place, number } = toJobSummary(application)
  return {
    application,
    title,
    about: [place, number && `Tracking number ${number}`].filter(Boolean).join(' · '),
    state: stateWords[application.State],
    when: formatDateSentence(application),
    remark: formatRemark(application),
    links: listApplicationLinks(application),
    history: application.History.map(({ State, At }) => ({ state: stateWords[State], at: At })),
  }
}

export const groupApplications = (applications: ReadonlyArray<ApplicantApplication>): ReadonlyArray<ApplicationGroup> =>
  groups
    .map(([title, holds]) => ({ title, entries: applications.filter(holds).map(list) }))
    .filter(({ entries }) => entries.length > 0)
