import { paths } from '#addresses/paths.ts'
import {
  applicationEntity,
  completeApplicationSection,
  startApplication,
  submitApplicationWithForm,
} from '#contract/application-operations.ts'
import { createPartDraft, type PartDraft } from '#domain/applications/stored-parts.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import { call, read } from '#contract/operations.ts'
import { workDescriptions } from '#content/application-form.ts'
import { createFormPreset } from '#domain/applications/form-preset.ts'
import { parseFormView } from '#domain/applications/form-parts.ts'
import { findOpenPosting } from '#domain/applications/find-open-posting.ts'
import { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { PageChange } from '#machines/leave-page.machine.ts'
import { entryListMachine } from '#machines/entry-list.machine.ts'
import {
  loadedApplication,
  isOpenForm,
  type LoadedForm,
  type ApplicationFormContext,
  type ApplicationFormPayload,
} from '#machines/application-form-context.ts'
import type { ViewChangedEvent } from '#machines/application-form-setup.ts'
import { fromPromise } from 'xstate'
import { createApplicationChanges } from './application-changes.ts'
import { findPostingApplication } from './apply.ts'
import { getGenericPostingId } from './apply-input.ts'
import { getPageJobs } from './job-listing.ts'
import { listen } from './watchers.ts'
import { createSessionPartStore, createFormPartFlow, readApplication } from './application-part.ts'
import { awaitRows } from './reference-list.ts'
import { createResumeParsingFlow } from './resume-reading.ts'
import { createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'

type ApplicationFormDeps = Parts<'actors' | 'calls' | 'input' | 'jobs' | 'ports'>

function createApplicantDraft({ actors: { session } }: Parts<'actors'>): PartDraft | null {
  const { applicant } = session.getSnapshot().context
  if (!applicant) return null
  const { FirstName, LastName, Email } = applicant
  return createPartDraft({ FirstName, LastName, Email })
}

async function find(site: ApplicationFormDeps, id: string, signal: AbortSignal): Promise<LoadedForm> {
  const { calls, ports } = site
  const [postings, payload] = await Promise.all([
    awaitRows<'JobPostingHeader'>(getPageJobs(site, id), signal),
    requestPayload(calls.transactQuietly, read(applicationEntity), signal),
  ])
  const wanted = findOpenPosting(postings, id, getGenericPostingId(site))
  const { decodeApplicationsReply: parseApplications } = await ports.readers()
  const chosen = findPostingApplication(parseApplications(payload), id, wanted)
  const application = chosen && (await readApplication(site, chosen.Application_ID, signal))
  const kept = createSessionPartStore(site)
  if (application && !isOpenForm(application)) kept.forget(application.Application_ID)
  const posting = wanted?.posting ?? application?.Posting ?? null
  return {
    posting,
    isGeneric: wanted?.id === anyPosting,
    isOpen: application?.IsPostingOpen ?? wanted !== null,
    application,
    drafts: application ? kept.read(application.Application_ID) : {},
    applicant: createApplicantDraft(site),
    preset: createFormPreset(posting, workDescriptions),
  }
}

function createCall(payload: ApplicationFormPayload) {
  if (payload.kind === 'start') return call(startApplication, payload.postingId)
  if (payload.kind === 'complete') return call(completeApplicationSection, payload.applicationId, payload.section)
  return call(submitApplicationWithForm, payload.applicationId)
}

const createVerdictReader =
  ({ ports }: Parts<'ports'>) =>
  async (reply: string, { kind }: ApplicationFormPayload) => {
    const readers = await ports.readers()
    if (kind === 'start') return { reply, verdict: 'started' }
    if (kind === 'submit') return { reply, verdict: readers.decodeApplicationFormOutcome(reply).Outcome }
    return { reply, verdict: readers.decodeJudgedSection(reply).Problems.length === 0 ? 'complete' : 'problems' }
  }

/** Reports what leaving the page would lose; with `isOnDevice`, only signing out loses it. */
function createPageChange({ standings }: ApplicationFormContext, { actors: { session } }: Parts<'actors'>): PageChange {
  const unsaved = standings.filter(({ standing }) => standing !== 'kept' && standing !== 'removed')
  if (unsaved.length === 0) return { type: 'page.unchanged', by: 'application form' }
  const outlivesTab = session.getSnapshot().context.stored?.remember ?? false
  const isOnDevice = outlivesTab && unsaved.every((part) => part.isOnDevice)
  return { type: 'page.changed', by: 'application form', isOnDevice }
}

const watchView = ({ actors: { leavePage }, ports: { view } }: Parts<'actors' | 'ports'>) =>
  listen<ViewChangedEvent>((tell) => {
    const end = view.watchPlace(({ pathname, search }) => {
      if (pathname === paths.application.to()) tell({ type: 'view.changed', view: parseFormView(search) })
    })
    return () => {
      end()
      leavePage.send({ type: 'page.unchanged', by: 'application form' })
    }
  })

export function createApplicationFormFlow(site: ApplicationFormDeps) {
  const { actors, calls, ports } = site
  const part = createFormPartFlow(site)
  const { broadcastChange } = createApplicationChanges(ports)
  return applicationFormMachine.provide({
    actors: {
      watchView: watchView(site),
      loadForm: fromPromise(({ input: id, signal }) => find(site, id, signal)),
      sending: createSendingFlow<ApplicationFormPayload>({ calls, ports }, createCall, {
        readVerdict: createVerdictReader(site),
      }),
      part,
      list: entryListMachine.provide({ actors: { part } }),
      resume: createResumeParsingFlow(site),
    },
    actions: {
      notifyChange: broadcastChange,
      reportUnsavedChanges: ({ context }) => actors.leavePage.send(createPageChange(context, site)),
      showNext: ({ context: { id, view, wanted, next, origin } }) => {
        const shown = next ?? (origin === 'review' ? origin : undefined)
        if (view === wanted) void ports.view.go(paths.application.to(id, shown))
      },
      showThanks: ({ context }) => {
        if (loadedApplication(context)) broadcastChange()
        void ports.view.go(paths.thankYou.to('application', context.id))
      },
    },
  })
}
