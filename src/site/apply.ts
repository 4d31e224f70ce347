import { paths } from '#addresses/paths.ts'
import { applicationEntity, startApplication, submitApplication } from '#contract/application-operations.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import { isOpen } from '#contract/application-states.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import { call, read } from '#contract/operations.ts'
import { findOpenPosting, type OpenPosting } from '#domain/applications/find-open-posting.ts'
import { isSameName } from '#domain/text/plain-text.ts'
import {
  isAnyFile,
  type ApplyContext,
  type ApplyPayload,
  type LoadedApplication,
  type PickedFile,
} from '#machines/apply-context.ts'
import { applyMachine } from '#machines/apply.machine.ts'
import { fromPromise } from 'xstate'
import { createApplicationChanges } from './application-changes.ts'
import { getGenericPostingId } from './apply-input.ts'
import { createAttachmentFlow } from './attachment.ts'
import { getPageJobs } from './job-listing.ts'
import { createNoteDraftStore } from './note-draft.ts'
import type { Ports } from './ports.ts'
import { awaitRows } from './reference-list.ts'
import { createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'
import { visitorNamed } from './watchers.ts'

type ApplyDeps = Parts<'actors' | 'calls' | 'input' | 'jobs' | 'ports'>

/** Gives each file an id of 16 random bytes in base64url. */
export const pickFiles = ({ random }: Pick<Ports, 'random'>, files: Iterable<File>): ReadonlyArray<PickedFile> =>
  Array.from(files, (file) => {
    const text = btoa(String.fromCharCode(...random(16)))
    return { id: text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), file }
  })

const isForPosting =
  (id: string, wanted: OpenPosting | null) =>
  ({ JobPosting_ID, Posting }: ApplicantApplication) =>
    isSameName(JobPosting_ID, wanted?.id ?? id) || (Posting !== null && isSameName(Posting.TrackingNumber, id))

export function findPostingApplication(
  applications: ReadonlyArray<ApplicantApplication>,
  id: string,
  wanted: OpenPosting | null,
): ApplicantApplication | null {
  const fitting = applications.filter(isForPosting(id, wanted))
  return fitting.find(({ State }) => isOpen(State)) ?? fitting[0] ?? null
}

async function find(site: ApplyDeps, id: string, signal: AbortSignal): Promise<Omit<LoadedApplication, 'note'>> {
  const { calls, ports } = site
  const [postings, types, payload] = await Promise.all([
    awaitRows<'JobPostingHeader'>(getPageJobs(site, id), signal),
    calls.need('AttachmentType'),
    requestPayload(calls.transactQuietly, read(applicationEntity), signal),
  ])
  const wanted = findOpenPosting(postings, id, getGenericPostingId(site))
  const { decodeApplicationsReply: parseApplications } = await ports.readers()
  const application = findPostingApplication(parseApplications(payload), id, wanted)
  return {
    posting: wanted?.posting ?? application?.Posting ?? null,
    isGeneric: wanted?.id === anyPosting,
    isOpen: application?.IsPostingOpen ?? wanted !== null,
    application,
    types,
  }
}

const createCall = (payload: ApplyPayload) =>
  payload.kind === 'start'
    ? call(startApplication, payload.postingId)
    : call(submitApplication, payload.applicationId, payload.note)

const isChanged = (context: ApplyContext) => context.note.trim() !== '' || isAnyFile(context, 'uploading')

function createNote({ actors, ports }: ApplyDeps) {
  const store = createNoteDraftStore(ports.device.tab, actors)
  const toNoteOwner = (application: ApplicantApplication | null) => ({
    visitor: visitorNamed(actors.session.getSnapshot()) ?? '',
    application: application?.Application_ID ?? '',
  })
  return {
    cleanUpOnExit: store.cleanUpOnExit,
    read: (application: ApplicantApplication | null) =>
      store.read(toNoteOwner(application)) || (application?.State === 'draft' ? application.Note : ''),
    keep: ({ found, note }: ApplyContext) => store.keep({ ...toNoteOwner(found?.application ?? null), note }),
  }
}

export function createApplyFlow(site: ApplyDeps) {
  const { actors, calls, ports } = site
  const note = createNote(site)
  const { broadcastChange, watchChanges } = createApplicationChanges(ports)
  return applyMachine.provide({
    actors: {
      cleanUpOnExit: note.cleanUpOnExit,
      watchChanges,
      loadApplication: fromPromise(async ({ input: id, signal }) => {
        const found = await find(site, id, signal)
        return { ...found, note: note.read(found.application) }
      }),
      sending: createSendingFlow<ApplyPayload>({ calls, ports }, createCall, {
        acceptedReplies: ['started', 'submitted'],
        readVerdict: (said, { kind }) => (kind === 'start' ? 'started' : said),
      }),
      attachment: createAttachmentFlow(site, broadcastChange),
    },
    actions: {
      notifyChange: broadcastChange,
      storeNote: ({ context }) => note.keep(context),
      reportUnsavedChanges: ({ context }) =>
        actors.leavePage.send({ type: isChanged(context) ? 'page.changed' : 'page.unchanged', by: 'files' }),
      showThanks: ({ context }) => void ports.view.go(paths.thankYou.to('apply', context.id)),
    },
  })
}
