import { paths } from '#addresses/paths.ts'
import {
  applicationEntity,
  completeApplicationSection,
  startApplication,
  submitWholeApplication,
} from '#contract/application-operations.ts'
import { givenDraft, type PartDraft } from '#domain/applications/kept-parts.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import { call, read } from '#contract/operations.ts'
import { viewOfForm } from '#domain/applications/view-of-form.ts'
import { findOpenPosting } from '#domain/applications/find-open-posting.ts'
import { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { PageChange } from '#machines/leave-page.machine.ts'
import { entryListMachine } from '#machines/entry-list.machine.ts'
import {
  applicationIn,
  isOpenForm,
  type FoundForm,
  type WholeContext,
  type WholePayload,
} from '#machines/whole-context.ts'
import type { ViewChanged } from '#machines/whole-setup.ts'
import { fromPromise } from 'xstate'
import { tellApplicationsChanged } from './applied-jobs.ts'
import { chosenFor } from './apply.ts'
import { genericOf } from './apply-input.ts'
import { jobsOfPage } from './jobs-of-page.ts'
import { listen } from './listen.ts'
import { keptParts, partOfForm, readApplication } from './part-of-form.ts'
import { rowsOf } from './reference-list.ts'
import { resumeReadingOf } from './resume-reading.ts'
import { sendingOf } from './sending.ts'
import type { Parts } from './site.ts'
import { answerTo } from './transaction.ts'
import { watchVisitor } from './watch-visitor.ts'

type Needed = Parts<'actors' | 'calls' | 'input' | 'jobs' | 'ports'>

function applicantOf({ actors: { session } }: Parts<'actors'>): PartDraft | null {
  const { applicant } = session.getSnapshot().context
  if (!applicant) return null
  const { FirstName, LastName, Email } = applicant
  return givenDraft({ FirstName, LastName, Email })
}

async function find(site: Needed, id: string, signal: AbortSignal): Promise<FoundForm> {
  const { calls, ports } = site
  const [postings, payload] = await Promise.all([
    rowsOf<'JobPostingHeader'>(jobsOfPage(site, id), signal),
    answerTo(calls.transactQuietly, read(applicationEntity), signal),
  ])
  const wanted = findOpenPosting(postings, id, genericOf(site))
  const { applicationsIn } = await ports.readers()
  const chosen = chosenFor(applicationsIn(payload), id, wanted)
  const application = chosen && (await readApplication(site, chosen.Application_ID, signal))
  const kept = keptParts(site)
  if (application && !isOpenForm(application)) kept.forget(application.Application_ID)
  return {
    posting: wanted?.posting ?? application?.Posting ?? null,
    isGeneric: wanted?.id === anyPosting,
    isOpen: application?.IsPostingOpen ?? wanted !== null,
    application,
    drafts: application ? kept.read(application.Application_ID) : {},
    applicant: applicantOf(site),
  }
}

function callFor(payload: WholePayload) {
  if (payload.kind === 'start') return call(startApplication, payload.postingId)
  if (payload.kind === 'complete') return call(completeApplicationSection, payload.applicationId, payload.section)
  return call(submitWholeApplication, payload.applicationId)
}

const verdictIn =
  ({ ports }: Parts<'ports'>) =>
  async (reply: string, { kind }: WholePayload) => {
    const readers = await ports.readers()
    if (kind === 'start') return { reply, verdict: 'started' }
    if (kind === 'submit') return { reply, verdict: readers.decodeWholeOutcome(reply).Outcome }
    return { reply, verdict: readers.decodeJudgedSection(reply).Problems.length === 0 ? 'complete' : 'problems' }
  }

/** Reports what leaving the page would lose; with `isOnDevice`, only signing out loses it. */
function guardFor({ standings }: WholeContext, { actors: { session } }: Parts<'actors'>): PageChange {
  const unsaved = standings.filter(({ standing }) => standing !== 'kept' && standing !== 'removed')
  if (unsaved.length === 0) return { type: 'page.unchanged', by: 'application form' }
  const outlivesTab = session.getSnapshot().context.stored?.remember ?? false
  const isOnDevice = outlivesTab && unsaved.every((part) => part.isOnDevice)
  return { type: 'page.changed', by: 'application form', isOnDevice }
}

const watchView = ({ actors: { leavePage }, ports: { view } }: Parts<'actors' | 'ports'>) =>
  listen<ViewChanged>((tell) => {
    const end = view.watchPlace(({ pathname, search }) => {
      if (pathname === paths.application.to()) tell({ type: 'view.changed', view: viewOfForm(search) })
    })
    return () => {
      end()
      leavePage.send({ type: 'page.unchanged', by: 'application form' })
    }
  })

export function applicationFormOf(site: Needed) {
  const { actors, calls, ports } = site
  const part = partOfForm(site)
  return applicationFormMachine.provide({
    actors: {
      watchVisitor: watchVisitor(actors.session),
      watchView: watchView(site),
      loadForm: fromPromise(({ input: id, signal }) => find(site, id, signal)),
      sending: sendingOf<WholePayload>({ calls, ports }, callFor, { verdictIn: verdictIn(site) }),
      part,
      list: entryListMachine.provide({ actors: { part } }),
      resume: resumeReadingOf(site),
    },
    actions: {
      tellGuard: ({ context }) => actors.leavePage.send(guardFor(context, site)),
      openAccount: () => void ports.view.go(paths.account.to(), { replace: true }),
      showOrigin: ({ context: { id, view, wanted, origin } }) => {
        if (view === wanted) void ports.view.go(paths.application.to(id, origin === 'review' ? origin : undefined))
      },
      showThanks: ({ context }) => {
        if (applicationIn(context)) tellApplicationsChanged(ports)
        void ports.view.go(paths.thankYou.to('application'))
      },
    },
  })
}
