import { sections, type SectionName, sectionTitle } from '#contract/application-sections.ts'
import { canRestart } from '#contract/application-states.ts'
import type { ApplicationSection, JudgedSection, ApplicationFormOutcome } from '#contract/application-form.ts'
import { listSectionParts } from '#contract/application-children.ts'
import type { ViewOfForm } from '#domain/applications/form-parts.ts'
import { assign, setup } from 'xstate'
import { applicationPartMachine } from './application-part.machine.ts'
import { entryListMachine } from './entry-list.machine.ts'
import type { Meta } from './meta.ts'
import type { PartChangedEvent } from './application-part-context.ts'
import { resumeParsingMachine } from './resume-reading.machine.ts'
import { getSendingMachine } from './sending.machine.ts'
import type { SendingOutcome } from './sending.ts'
import { stageActions, stageGuards } from './sending-stage.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'
import {
  loadedApplication,
  toFillableParts,
  isAny,
  isFormSent,
  isWritable,
  withView,
  problemsByEntry,
  updateSections,
  updatePartStatuses,
  withNotice,
  type LoadedForm,
  type ApplicationFormContext,
  type ApplicationFormPayload,
  type WrittenSection,
} from './application-form-context.ts'
import {
  sectionHasProblems,
  sectionIsComplete,
  applicationFormOutcomeNotices,
  type ApplicationFormNoticeContent,
} from './application-form-notices.ts'

export type ViewChangedEvent = { type: 'view.changed'; view: ViewOfForm }

export type ApplicationFormEvent =
  | { type: 'load.requested' }
  | { type: 'start.requested' }
  | { type: 'completion.requested'; section: SectionName; next: ViewOfForm | null }
  | { type: 'submit.requested' }
  | { type: 'writing.resumed' }
  | ViewChangedEvent
  | PartChangedEvent

const maxTries = 24

export const applicationFormSetup = setup({
  types: {
    input: {} as Pick<ApplicationFormContext, 'id' | 'hasSsnQuestion'>,
    context: {} as ApplicationFormContext,
    events: {} as ApplicationFormEvent,
    meta: {} as Meta,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    watchView: unprovidedListener<ViewChangedEvent>('watchView'),
    /** Rejects with a message for the visitor. */
    loadForm: unprovided<LoadedForm, string>('loadForm'),
    sending: getSendingMachine<ApplicationFormPayload>(),
    part: applicationPartMachine,
    list: entryListMachine,
    resume: resumeParsingMachine,
  },
  delays: { scanPause: 5_000 },
  guards: {
    isSent: ({ context }) => isFormSent(context) && !canRestart(context.found),
    isWritable: ({ context }) => isWritable(context),
    isOver: ({ context }) => loadedApplication(context) !== null && !canRestart(context.found),
    isOpen: ({ context }) => context.found?.isOpen === true,
    leavesTheFiles: ({ context }, view: ViewOfForm) => context.view === 'attachments' && view !== 'attachments',
    isInConflict: ({ context }) => isAny(context, 'in conflict'),
    hasUnsavedParts: ({ context }) => isAny(context, 'held up'),
    isMoving: ({ context }) => isAny(context, 'moving'),
    isComplete: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'complete',
    hasProblems: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'problems',
    isSubmitted: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'submitted',
    isIncomplete: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'incomplete',
    isWaitedFor: ({ context }, { kind, verdict }: SendingOutcome) =>
      kind === 'taken' && verdict === 'scanning' && context.tries < maxTries,
    hasVerdict: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict in applicationFormOutcomeNotices,
    isLost: (_, { kind }: SendingOutcome) => kind === 'lost' || kind === 'unproved',
    ...stageGuards,
  },
  actions: {
    setView: assign(({ context }, view: ViewOfForm) => withView(context, view)),
    setLoadedApplication: assign(({ context, spawn, self }, found: LoadedForm) => {
      const { application, drafts } = found
      const reloads = context.found === null ? context.reloads : context.reloads + 1
      const known = { found, sections: application?.Sections ?? [], reloads }
      if (!application || !isWritable({ found })) return known
      const named = application.Sections.flatMap(({ Section }) => (Section === 'attachments' ? [] : Section))
      const written = named.map((section): WrittenSection => {
        const parts = listSectionParts(application, section)
        const { Application_ID: applicationId } = application
        const deviceData = drafts[section] ?? {}
        if (sections[section].isList) {
          const input = { applicationId, section, parts, drafts: deviceData, page: self }
          return { section, isList: true as const, ref: spawn('list', { id: section, input }) }
        }
        const place = { applicationId, section, entry: '' }
        const first = section === 'contact' && parts.length === 0 ? found.applicant : null
        const input = {
          place,
          part: parts[0] ?? null,
          draft: deviceData[''] ?? first,
          preset: found.preset[section],
          page: self,
        }
        return { section, isList: false as const, ref: spawn('part', { id: section, input }) }
      })
      return { ...known, written, resume: spawn('resume', { id: 'resume', input: toFillableParts(written) }) }
    }),
    setSections: assign(({ context }, { application }: LoadedForm) => ({
      sections: application?.Sections ?? context.sections,
      found: context.found && { ...context.found, application },
    })),
    setStatus: assign(({ context }, changed: PartChangedEvent) => ({
      standings: updatePartStatuses(context, changed),
      sections: updateSections(context, changed),
    })),
    want: assign((_, { section, next }: Pick<ApplicationFormContext, 'next'> & { section: SectionName | null }) => ({
      wanted: section,
      next,
      told: null,
      problems: null,
      lacking: [],
    })),
    /** Counts held-up parts as moving before the retry, until it has ended. */
    expectSaving: assign(({ context: { standings, wanted } }) => ({
      standings: standings.map((each) =>
        (wanted === null || each.section === wanted) && each.standing === 'held up'
          ? { ...each, standing: 'moving' as const }
          : each,
      ),
    })),
    saveAll: ({ context: { wanted, written } }) => {
      for (const { section, ref } of written)
        if (wanted === null || section === wanted) ref.send({ type: 'save.requested' })
    },
    setSectionComplete: assign(({ context: { sections: all, wanted } }) => ({
      sections: all.map((each): ApplicationSection =>
        each.Section === wanted ? { ...each, State: 'complete', ReopenedBecause: null } : each,
      ),
      told: wanted && sectionIsComplete(sectionTitle(wanted)),
      problems: null,
    })),
    setProblems: assign(({ context }, { reply }: SendingOutcome) => ({
      problems: context.wanted && { section: context.wanted, lines: (JSON.parse(reply) as JudgedSection).Problems },
      ...withNotice(context, sectionHasProblems),
    })),
    sendProblems: ({ context: { written, wanted, problems } }) => {
      const one = written.find(({ section }) => section === wanted)
      const all = problemsByEntry(problems?.lines ?? [])
      if (one?.isList) one.ref.send({ type: 'problems.reported', problems: all })
      else one?.ref.send({ type: 'problems.reported', problems: all[''] ?? {} })
    },
    setSubmitOutcome: assign(({ context }, { reply }: SendingOutcome) => {
      const { Outcome, Sections } = JSON.parse(reply) as ApplicationFormOutcome
      return {
        lacking: Sections,
        told: Outcome === 'submitted' ? null : applicationFormOutcomeNotices[Outcome],
        attempts: context.attempts + 1,
        tries: 0,
      }
    }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    clearNotice: assign({ told: null }),
    refuse: assign(({ context }, told: ApplicationFormNoticeContent) => withNotice(context, told)),
    ...stageActions<ApplicationFormContext, ApplicationFormEvent, ApplicationFormPayload>(),
    reportUnsavedChanges: unprovidedAction<undefined>('reportUnsavedChanges'),
    notifyChange: unprovidedAction<undefined>('notifyChange'),
    showNext: unprovidedAction<undefined>('showNext'),
    showThanks: unprovidedAction<undefined>('showThanks'),
  },
})
