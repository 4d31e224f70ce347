import {
  additionWords,
  countAddition,
  largestFile,
  readSavedJobsFile,
  type SavedJobsFile,
} from '#domain/saved-jobs/saved-jobs-file.ts'
import type { NamedJob, SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

export type ChosenFile = { readonly size: number; readonly arrayBuffer: () => Promise<ArrayBuffer> }

export type SavedList = { readonly saved: ReadonlyArray<SavedJob>; readonly open: ReadonlyArray<NamedJob> | null }

type FileChosenEvent = { type: 'file.chosen'; file: ChosenFile }

export type SavedJobsFileEvent =
  | FileChosenEvent
  | { type: 'export.requested' }
  | ({ type: 'savedJobs.changed' } & SavedList)

type Context = SavedList & {
  readonly site: string
  readonly file: SavedJobsFile | null
  readonly told: string
}

const unchanged = 'Your saved jobs are as they were.'

const isFileKind = ({ file }: Context, kind: SavedJobsFile['kind']) => file?.kind === kind

const listFileJobs = ({ file }: Context) => (file?.kind === 'jobs' ? file.jobs : [])

export const savedJobsFileMachine = setup({
  types: {
    input: {} as { site: string },
    context: {} as Context,
    events: {} as SavedJobsFileEvent,
    meta: {} as Meta,
    tags: {} as 'refused',
  },
  actors: {
    readFile: unprovided<string, ChosenFile>('readFile'),
    watchSavedJobs: unprovidedListener<SavedJobsFileEvent>('watchSavedJobs'),
  },
  guards: {
    jobsAreSaved: ({ context }) => context.saved.length > 0,
    fileIsTooLarge: (_, size: number) => size > largestFile,
    fileHasNoJobs: ({ context }) => isFileKind(context, 'holds none'),
    fileIsDamaged: ({ context }) => isFileKind(context, 'damaged'),
    fileIsFromOtherSite: ({ context }) => isFileKind(context, 'of another site'),
    fileHasTooManyJobs: ({ context }) => isFileKind(context, 'holds too many'),
  },
  actions: {
    setSavedList: assign((_, { saved, open }: SavedList) => ({ saved, open })),
    setFile: assign({ file: ({ context }, text: string) => readSavedJobsFile(text, context.site) }),
    countJobs: assign({
      told: ({ context }) => additionWords(countAddition(context.saved, context.open, listFileJobs(context))),
    }),
    addJobs: unprovidedAction<ReadonlyArray<SavedJob>>('addJobs'),
    offerFile: unprovidedAction<SavedList>('offerFile'),
  },
}).createMachine({
  id: 'savedJobsFile',
  context: ({ input: { site } }) => ({ site, saved: [], open: null, file: null, told: '' }),
  invoke: { src: 'watchSavedJobs' },
  initial: 'waiting',
  on: {
    'savedJobs.changed': {
      actions: { type: 'setSavedList', params: ({ event }) => event },
      meta: { description: 'a job is saved or unsaved, or it becomes known which are open' },
    },
    'export.requested': {
      guard: 'jobsAreSaved',
      actions: { type: 'offerFile', params: ({ context: { saved, open } }) => ({ saved, open }) },
      meta: { description: 'the visitor takes her saved jobs with her as a file', requirements: ['J1-08'] },
    },
    'file.chosen': [
      {
        guard: { type: 'fileIsTooLarge', params: ({ event }) => event.file.size },
        target: '.tooLarge',
        meta: { description: 'a file is chosen that no list of jobs could fill' },
      },
      { target: '.reading', meta: { description: 'a file is chosen' } },
    ],
  },
  states: {
    waiting: { meta: { description: 'no file has been chosen' } },
    reading: {
      meta: { description: 'the file is being read', says: ['Reading the file…'] },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => (event as FileChosenEvent).file,
        onDone: { target: 'deciding', actions: { type: 'setFile', params: ({ event }) => event.output } },
        onError: 'unreadable',
      },
    },
    deciding: {
      meta: { description: 'what the file holds is looked at' },
      always: [
        { guard: 'fileHasNoJobs', target: 'noJobsInFile' },
        { guard: 'fileIsDamaged', target: 'damaged' },
        { guard: 'fileIsFromOtherSite', target: 'fromOtherSite' },
        { guard: 'fileHasTooManyJobs', target: 'tooManyJobs' },
        { target: 'added' },
      ],
    },
    added: {
      entry: ['countJobs', { type: 'addJobs', params: ({ context }) => listFileJobs(context) }],
      meta: {
        description: 'the jobs in the file are added to those that were saved',
        says: ['The file has been read.'],
        requirements: ['J3-33', 'J4.3-01'],
      },
    },
    tooLarge: {
      tags: 'refused',
      meta: {
        description: 'the file is too large',
        says: ['This file is too large.', `A file of saved jobs can be up to 5 MB. ${unchanged}`],
      },
    },
    unreadable: {
      tags: 'refused',
      meta: {
        description: 'the file cannot be read',
        says: [
          'Your browser could not read this file.',
          `It may have been moved or deleted since you chose it. Choose it again. ${unchanged}`,
        ],
      },
    },
    noJobsInFile: {
      tags: 'refused',
      meta: {
        description: 'the file holds no saved jobs',
        says: [
          'This file holds no saved jobs.',
          `Choose the one that you got from “Save as a file”; its name begins with “saved-jobs”. ${unchanged}`,
        ],
      },
    },
    damaged: {
      tags: 'refused',
      meta: {
        description: 'the file is damaged',
        says: [
          'This file is damaged.',
          `It is a file of saved jobs, but part of it is missing or has been changed. Please save it again where it came from. ${unchanged}`,
        ],
      },
    },
    fromOtherSite: {
      tags: 'refused',
      meta: {
        description: 'the file is from another site',
        says: ['This file is from another site.', `The jobs in it are not ours, so we cannot show them. ${unchanged}`],
      },
    },
    tooManyJobs: {
      tags: 'refused',
      meta: {
        description: 'the file holds too many jobs',
        says: ['This file holds too many jobs.', `A list holds up to 1,000 jobs. ${unchanged}`],
      },
    },
  },
})
