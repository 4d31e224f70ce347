import type { SectionName } from '#contract/application-sections.ts'
import { addsAnything, type Filling } from '#domain/resume/resume-filling.ts'
import { largestDocument, largestText, type DocumentText } from '#domain/documents/document-text.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import {
  findOpenLine,
  findSettledLine,
  noLines,
  placementOf,
  placingProblem,
  withPlaced,
  withReturned,
  type FillableParts,
  type LinePlacedEvent,
  type LinesContext,
} from './resume-lines.ts'
import type { ChosenFile } from './saved-jobs-file.machine.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

export type ReadOutcome =
  | { readonly kind: Exclude<DocumentText['kind'], 'text'> | 'says nothing'; readonly filling?: Filling }
  | { readonly kind: 'says'; readonly filling: Filling }

type ResumeSource = { readonly from: ChosenFile | string; readonly complete: ReadonlyArray<SectionName> }

export type ResumeParsingInput = ResumeSource & { readonly parts: FillableParts }

type FileProvidedEvent = { type: 'file.provided'; file: ChosenFile; complete: ReadonlyArray<SectionName> }
type TextProvidedEvent = { type: 'text.provided'; complete: ReadonlyArray<SectionName> }

export type ResumeParsingEvent =
  | FileProvidedEvent
  | { type: 'text.changed'; text: string }
  | TextProvidedEvent
  | LinePlacedEvent
  | { type: 'line.dismissed'; line: number }
  | { type: 'line.returned'; line: number }
  | { type: 'undo.requested' }

export type ResumeParsingContext = LinesContext & {
  readonly text: string
  readonly outcome: ReadOutcome | null
  readonly filled: ReadonlyArray<Filling>
}

const unchanged = 'Nothing was filled in.'

const copyInstead = `Please open it in the program you wrote it with, copy all of its text, and paste it here. ${unchanged}`

export const resumeParsingMachine = setup({
  types: {
    input: {} as FillableParts,
    context: {} as ResumeParsingContext,
    events: {} as ResumeParsingEvent,
    meta: {} as Meta,
    tags: {} as 'refused',
  },
  actors: {
    readResume: unprovided<ReadOutcome, ResumeParsingInput>('readResume'),
  },
  guards: {
    fileIsTooLarge: (_, size: number) => size > largestDocument,
    textIsTooLarge: ({ context }) => context.text.length > largestText,
    /** As it was found to be: no text, or none that fits the form. */
    isFoundAs: ({ context }, kind: ReadOutcome['kind']) => context.outcome?.kind === kind,
    hasAdditions: ({ context }) => context.outcome?.kind === 'says' && addsAnything(context.outcome.filling),
    isKnown: ({ context: { outcome } }) => outcome?.kind === 'says' && outcome.filling.left.length > 0,
    isFilled: ({ context }) => context.filled.length > 0 || context.placements.length > 0,
    isTaken: ({ context }, event: LinePlacedEvent) =>
      findOpenLine(context, event.line) !== null && placingProblem(context.parts, placementOf(context, event)) === null,
    isOpenLine: ({ context }, index: number) => findOpenLine(context, index) !== null,
    isSettledLine: ({ context }, index: number) => findSettledLine(context, index) !== null,
  },
  actions: {
    setText: assign({ text: (_, text: string) => text }),
    /** One that is refused leaves the lines of the last. */
    setOutcome: assign(({ context: { outcome: last } }, outcome: ReadOutcome) =>
      outcome.kind === 'says' || outcome.kind === 'says nothing' || !last?.filling
        ? { outcome, dismissed: [], act: null }
        : { outcome: { ...outcome, filling: last.filling } },
    ),
    addFilling: assign({
      filled: ({ context: { filled, outcome } }) => (outcome?.kind === 'says' ? [...filled, outcome.filling] : filled),
    }),
    forgetFilled: assign({ filled: [], placements: [], added: [] }),
    forgetLines: assign({ outcome: null, dismissed: [], act: null }),
    markPlaced: assign(({ context }, event: LinePlacedEvent) => withPlaced(context, placementOf(context, event))),
    markRefused: assign(({ context }, event: LinePlacedEvent) => {
      const placement = placementOf(context, event)
      const problem = placingProblem(context.parts, placement) ?? ''
      return { act: { kind: 'refused' as const, line: placement.line, problem } }
    }),
    markDismissed: assign(({ context }, index: number) => {
      const line = findOpenLine(context, index)
      return line ? { dismissed: [...context.dismissed, line], act: { kind: 'dismissed' as const, line } } : {}
    }),
    markReturned: assign(({ context }, index: number) => withReturned(context, index)),
    placeLine: unprovidedAction<LinesContext>('placeLine'),
    /** Leaves a field that was changed since. */
    takeLine: unprovidedAction<LinesContext>('takeLine'),
    fill: unprovidedAction<ResumeParsingContext>('fill'),
    /** Leaves what was changed since. */
    takeBack: unprovidedAction<ResumeParsingContext>('takeBack'),
  },
}).createMachine({
  id: 'resumeReading',
  context: ({ input }) => ({ ...noLines, parts: input, text: '', outcome: null, filled: [] }),
  initial: 'idle',
  on: {
    'text.changed': {
      actions: { type: 'setText', params: ({ event }) => event.text },
      meta: { description: 'the applicant writes or pastes her resume' },
    },
    'file.provided': [
      {
        guard: { type: 'fileIsTooLarge', params: ({ event }) => event.file.size },
        target: '.tooLarge',
        meta: { description: 'a file is chosen that no resume fills' },
      },
      { target: '.reading', meta: { description: 'a file is chosen' } },
    ],
    'text.provided': [
      {
        guard: 'textIsTooLarge',
        target: '.tooLarge',
        meta: { description: 'a text is given that is longer than any resume' },
      },
      { target: '.reading', meta: { description: 'a text is given' } },
    ],
    'line.placed': [
      {
        guard: { type: 'isTaken', params: ({ event }) => event },
        actions: [
          { type: 'markPlaced', params: ({ event }) => event },
          { type: 'placeLine', params: ({ context }) => context },
        ],
        meta: { description: 'she says where a line belongs' },
      },
      {
        guard: { type: 'isOpenLine', params: ({ event }) => event.line },
        actions: { type: 'markRefused', params: ({ event }) => event },
        meta: { description: 'she puts a line where the form does not take it' },
      },
    ],
    'line.dismissed': {
      guard: { type: 'isOpenLine', params: ({ event }) => event.line },
      actions: { type: 'markDismissed', params: ({ event }) => event.line },
      meta: { description: 'she does not need a line' },
    },
    'line.returned': {
      guard: { type: 'isSettledLine', params: ({ event }) => event.line },
      actions: [
        { type: 'markReturned', params: ({ event }) => event.line },
        { type: 'takeLine', params: ({ context }) => context },
      ],
      meta: { description: 'she takes back what she did with a line' },
    },
    'undo.requested': {
      guard: 'isFilled',
      target: '.fillingUndone',
      actions: [{ type: 'takeBack', params: ({ context }) => context }, 'forgetFilled', 'forgetLines'],
      meta: { description: 'the applicant takes back what was filled in' },
    },
  },
  states: {
    idle: { meta: { description: 'no resume has been given' } },
    reading: {
      meta: { description: 'the resume is being read', says: ['Reading your resume...'] },
      invoke: {
        id: 'readResume',
        src: 'readResume',
        input: ({ context: { parts, text }, event }) => {
          const given = event as FileProvidedEvent | TextProvidedEvent
          return { parts, complete: given.complete, from: given.type === 'file.provided' ? given.file : text }
        },
        onDone: { target: 'deciding', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
        onError: 'unreadable',
      },
    },
    deciding: {
      meta: { description: 'it is looked at what the resume adds' },
      always: [
        {
          guard: { type: 'isFoundAs', params: 'unknown' },
          target: 'noText',
          meta: { description: 'it is of a kind that cannot be read' },
        },
        {
          guard: { type: 'isFoundAs', params: 'pictures' },
          target: 'picturesOnly',
          meta: { description: 'it has no text' },
        },
        {
          guard: { type: 'isFoundAs', params: 'locked' },
          target: 'locked',
          meta: { description: 'it asks for a password' },
        },
        {
          guard: { type: 'isFoundAs', params: 'damaged' },
          target: 'damaged',
          meta: { description: 'it cannot be read to its end' },
        },
        {
          guard: { type: 'isFoundAs', params: 'too large' },
          target: 'tooLarge',
          meta: { description: 'its text is longer than any resume' },
        },
        {
          guard: { type: 'isFoundAs', params: 'not loaded' },
          target: 'notLoaded',
          meta: { description: 'what reads it does not load' },
        },
        {
          guard: { type: 'isFoundAs', params: 'says nothing' },
          target: 'nothingFound',
          meta: { description: 'nothing in it fits the form' },
        },
        { guard: 'hasAdditions', target: 'filled', meta: { description: 'it adds something' } },
        { guard: 'isKnown', target: 'nothingAdded', meta: { description: 'it adds nothing' } },
        { target: 'onlyLines', meta: { description: 'it has lines alone, which nobody can place but she' } },
      ],
    },
    filled: {
      entry: [{ type: 'fill', params: ({ context }) => context }, 'addFilling'],
      meta: {
        description: 'what could be read of the resume is filled in, and it is said what was guessed',
        says: [
          'Your resume has been read.',
          'Please check what was filled in and correct what is wrong. No section is complete until you say so.',
        ],
        requirements: ['J2.1-23'],
      },
    },
    fillingUndone: {
      meta: {
        description: 'what was filled in from the resume is taken back, except what was changed since',
        says: ['What was filled in has been removed.', 'What you have changed since then is still there.'],
      },
    },
    nothingAdded: {
      meta: {
        description: 'the resume adds nothing to the form',
        says: [
          'Your resume has been read.',
          'It adds nothing. We fill in only blank fields, and only in sections you have not marked complete.',
        ],
      },
    },
    onlyLines: {
      meta: {
        description: 'nothing of the resume is filled in, and she is asked where its lines belong',
        says: [
          'Your resume has been read, but we could fill in nothing.',
          'You can put its lines where they belong yourself, below.',
        ],
      },
    },
    nothingFound: {
      tags: 'refused',
      meta: {
        description: 'nothing was found in the resume',
        says: ['We found nothing in this that the form asks for.', unchanged],
      },
    },
    noText: {
      tags: 'refused',
      meta: {
        description: 'the resume is a file of a kind that is not read',
        says: ['We cannot read this kind of file.', copyInstead],
      },
    },
    picturesOnly: {
      tags: 'refused',
      meta: {
        description: 'the resume holds pictures of pages and no text',
        says: [
          'We found no text in this file.',
          `It may hold pictures of pages, as a scanner makes them. Please paste the text of your resume. ${unchanged}`,
        ],
      },
    },
    locked: {
      tags: 'refused',
      meta: {
        description: 'the resume is locked with a password',
        says: [
          'This file is locked with a password.',
          `Please choose a copy without a password, or paste the text of your resume. ${unchanged}`,
        ],
      },
    },
    damaged: {
      tags: 'refused',
      meta: {
        description: 'the resume cannot be read to its end',
        says: ['We could not read this file to its end. It may be damaged.', copyInstead],
      },
    },
    tooLarge: {
      tags: 'refused',
      meta: {
        description: 'the resume is too large to be read',
        says: ['This is too large.', `We can read files of up to 10 MB, with up to 1 MB of text. ${unchanged}`],
      },
    },
    notLoaded: {
      tags: 'refused',
      meta: {
        description: 'what reads the resume could not be loaded',
        says: [
          'We could not load what reads this file.',
          `Please check your connection and choose it again, or paste the text. ${unchanged}`,
        ],
      },
    },
    unreadable: {
      tags: 'refused',
      meta: {
        description: 'the file of the resume cannot be read',
        says: [
          'Your browser could not read this resume.',
          `It may have been moved or deleted since you chose it. Please choose it again. ${unchanged}`,
        ],
      },
    },
  },
})
