import type { ApplicationPart } from '#contract/application-form.ts'
import { maxEntries, type SectionName } from '#contract/application-sections.ts'
import type { FormProblems, FormValues } from '#contract/form.ts'
import { createPartDraft, type PartDraft } from '#domain/applications/stored-parts.ts'
import { newestFirst } from '#domain/applications/form-parts.ts'
import { assign, setup, type ActorRef, type ActorRefFrom, type Snapshot } from 'xstate'
import { applicationPartMachine } from './application-part.machine.ts'
import type { Meta } from './meta.ts'
import type { PartChangedEvent, PartStatus } from './application-part-context.ts'

export type EntryInput = { readonly id: string; readonly values: FormValues }

export type ProblemsOfEntries = Readonly<Record<string, FormProblems>>

export type EntryListEvent =
  | { type: 'entry.requested'; id: string }
  | { type: 'entries.provided'; entries: ReadonlyArray<EntryInput> }
  | { type: 'save.requested' }
  | { type: 'problems.reported'; problems: ProblemsOfEntries }
  | PartChangedEvent

export type EntryListInput = {
  readonly applicationId: string
  readonly section: SectionName
  readonly parts: ReadonlyArray<ApplicationPart>
  readonly drafts: Readonly<Record<string, PartDraft>>
  readonly page: ActorRef<Snapshot<unknown>, PartChangedEvent>
}

export type Entry = {
  readonly id: string
  readonly ref: ActorRefFrom<typeof applicationPartMachine>
  readonly standing: PartStatus
}

type Context = Pick<EntryListInput, 'applicationId' | 'section' | 'page'> & {
  readonly entries: ReadonlyArray<Entry>
  readonly input: EntryListInput
  readonly added: number
}

const listRemainingEntries = ({ entries }: Pick<Context, 'entries'>) =>
  entries.filter((entry) => entry.standing !== 'removed')

function firstEntries({ section, parts, drafts }: EntryListInput) {
  const known = newestFirst(section, parts).map((part) => ({ id: part.Entry, part, draft: drafts[part.Entry] ?? null }))
  const isKnown = (id: string) => parts.some(({ Entry: entry }) => entry === id)
  const others = Object.entries(drafts).filter(([id]) => !isKnown(id))
  return [...known, ...others.map(([id, draft]) => ({ id, part: null, draft }))]
}

export const entryListMachine = setup({
  types: {
    input: {} as EntryListInput,
    context: {} as Context,
    events: {} as EntryListEvent,
    meta: {} as Meta,
  },
  actors: { part: applicationPartMachine },
  guards: {
    isFull: ({ context }) => listRemainingEntries(context).length >= maxEntries,
    isEmpty: ({ context }) => listRemainingEntries(context).length === 0,
    isNew: ({ context }, id: string) => !context.entries.some((entry) => entry.id === id),
    canFillList: ({ context }, given: ReadonlyArray<EntryInput>) =>
      listRemainingEntries(context).length === 0 && given.length > 0,
  },
  actions: {
    begin: assign(({ context, spawn, self }) => ({
      entries: firstEntries(context.input).map(({ id, part, draft }) => {
        const place = { applicationId: context.applicationId, section: context.section, entry: id }
        const ref = spawn('part', { id, input: { place, part, draft, page: self } })
        return { id, ref, standing: 'kept' as const }
      }),
    })),
    add: assign(({ context, spawn, self }, given: ReadonlyArray<EntryInput>) => ({
      entries: [
        ...context.entries,
        ...given.slice(0, maxEntries - listRemainingEntries(context).length).map(({ id, values }) => {
          const place = { applicationId: context.applicationId, section: context.section, entry: id }
          const draft = Object.keys(values).length > 0 ? createPartDraft(values) : null
          const ref = spawn('part', { id, input: { place, part: null, draft, page: self } })
          return { id, ref, standing: 'kept' as const }
        }),
      ],
    })),
    countAdding: assign({ added: ({ context }) => context.added + 1 }),
    setStatus: assign(({ context }, changed: PartChangedEvent) => ({
      entries: context.entries.map((entry) =>
        entry.id === changed.entry ? { ...entry, standing: changed.standing } : entry,
      ),
    })),
    reportStatus: ({ context }, changed: PartChangedEvent) => context.page.send(changed),
    saveAll: ({ context }) => {
      for (const { ref } of listRemainingEntries(context)) ref.send({ type: 'save.requested' })
    },
    sendProblems: ({ context }, problems: ProblemsOfEntries) => {
      for (const { id, ref } of listRemainingEntries(context))
        ref.send({ type: 'problems.reported', problems: problems[id] ?? {} })
    },
  },
}).createMachine({
  id: 'entryList',
  context: ({ input }) => ({
    applicationId: input.applicationId,
    section: input.section,
    page: input.page,
    input,
    entries: [],
    added: 0,
  }),
  entry: 'begin',
  initial: 'counting',
  on: {
    'part.changed': {
      target: '.counting',
      actions: [
        { type: 'setStatus', params: ({ event }) => event },
        { type: 'reportStatus', params: ({ event }) => event },
      ],
      meta: { description: 'an entry is kept, held up, removed or brought back' },
    },
    'save.requested': { actions: 'saveAll', meta: { description: 'all of it is to be saved at once' } },
    'problems.reported': {
      actions: { type: 'sendProblems', params: ({ event }) => event.problems },
      meta: { description: 'it is told what is wrong with its entries' },
    },
    'entries.provided': {
      guard: { type: 'canFillList', params: ({ event }) => event.entries },
      target: '.counting',
      actions: { type: 'add', params: ({ event }) => event.entries },
      meta: { description: 'a resume names entries, and there are none yet' },
    },
  },
  states: {
    counting: {
      meta: { description: 'the entries are counted' },
      always: [
        { guard: 'isFull', target: 'full', meta: { description: 'it holds no more' } },
        { guard: 'isEmpty', target: 'empty', meta: { description: 'there are none' } },
        { target: 'listed', meta: { description: 'there are some' } },
      ],
    },
    empty: {
      meta: { description: 'the list has no entry' },
      on: {
        'entry.requested': {
          guard: { type: 'isNew', params: ({ event }) => event.id },
          target: 'counting',
          actions: [{ type: 'add', params: ({ event }) => [{ id: event.id, values: {} }] }, 'countAdding'],
          meta: { description: 'the applicant adds the first one' },
        },
      },
    },
    listed: {
      meta: { description: 'the list has entries' },
      on: {
        'entry.requested': {
          guard: { type: 'isNew', params: ({ event }) => event.id },
          target: 'counting',
          actions: [{ type: 'add', params: ({ event }) => [{ id: event.id, values: {} }] }, 'countAdding'],
          meta: { description: 'the applicant adds another one' },
        },
      },
    },
    full: {
      meta: {
        description: 'the list is full',
        says: [`This list holds ${maxEntries} entries. Please remove one before you add another.`],
      },
    },
  },
})
