import { createPartContext } from './application-part-context.ts'
import { partSetup } from './application-part-setup.ts'
import {
  continueWriting,
  isRemovedRemotely,
  judging,
  setLoadedPart,
  onDevice,
  partLocation,
  removal,
  savingNow,
  sending,
  notifyPage,
  notifyRefusal,
  tidy,
  notify,
  writing,
} from './application-part-transitions.ts'
import {
  notRead,
  reloadFailedNotice,
  notRemoved,
  notRestored,
  removedAgainNotice,
  removedRemotelyNotice,
} from './application-part-notices.ts'
import { outcome } from './sending-stage.ts'

export const applicationPartMachine = partSetup.createMachine({
  id: 'applicationPart',
  context: ({ input }) => createPartContext(input),
  initial: 'looking',
  on: {
    'note.closed': { actions: 'closeNote', meta: { description: 'the applicant has read what changed' } },
    'device.refused': { actions: 'limitToPage', meta: { description: 'the device is full, or does not allow it' } },
  },
  states: {
    looking: {
      meta: { description: 'the page checks whether the firm has all that is written' },
      always: [
        { guard: 'isFullySaved', target: 'kept', meta: { description: 'it has all' } },
        { target: 'writing', meta: { description: 'there is more' } },
      ],
    },
    kept: {
      meta: { description: 'the firm keeps what is written', requirements: ['J2.1-23'] },
      entry: [notifyPage('kept'), onDevice],
      on: { ...writing, ...judging, ...removal },
    },
    writing: {
      meta: { description: 'the applicant is writing' },
      entry: notifyPage('moving'),
      after: { writingPause: { target: 'saving', meta: { description: 'she pauses' } } },
      on: {
        ...writing,
        ...judging,
        ...removal,
        'field.left': {
          target: 'saving',
          actions: [tidy, onDevice],
          meta: { description: 'she goes on to another field', requirements: ['C5-16'] },
        },
        ...savingNow,
      },
    },
    saving: {
      meta: { description: 'what is written is being saved' },
      entry: ['markSent', onDevice, notifyPage('moving')],
      exit: 'endStage',
      on: {
        ...continueWriting,
        'field.left': {
          actions: [tidy, onDevice],
          meta: { description: 'she goes on to another field' },
        },
        'removal.requested': {
          guard: 'isEntry',
          actions: 'doom',
          meta: { description: 'the applicant removes the entry, once it is saved' },
        },
      },
      invoke: {
        ...sending(({ place, version, values }) => ({ kind: 'save', place, version, values })),
        onDone: [
          {
            guard: { type: 'isSavedButRemoved', ...outcome },
            target: 'removing',
            actions: [{ type: 'setSaved', ...outcome }, 'spare'],
            meta: { description: 'it is saved, and not wanted any more' },
          },
          {
            guard: { type: 'isSaved', ...outcome },
            target: 'looking',
            actions: { type: 'setSaved', ...outcome },
            meta: { description: 'it is saved' },
          },
          {
            guard: { type: 'isNewer', ...outcome },
            target: 'joining',
            actions: [{ type: 'setNewerVersion', ...outcome }, 'spare'],
            meta: { description: 'it was changed in another place meanwhile' },
          },
          {
            guard: { type: 'isGone', ...outcome },
            target: 'removed',
            actions: ['startOver', { type: 'note', params: removedRemotelyNotice }, 'spare'],
            meta: { description: 'it was removed in another place, and nothing is left of it there' },
          },
          {
            guard: { type: 'isLost', ...outcome },
            target: 'notSaved',
            actions: ['setUnreachableNotice', 'spare'],
            meta: { description: 'no answer comes' },
          },
          {
            target: 'refused',
            actions: [notifyRefusal, 'markRefused', 'spare'],
            meta: { description: 'the firm does not take it, and says why' },
          },
        ],
      },
    },
    joining: {
      meta: { description: 'what was changed in both places is compared' },
      always: [
        { guard: 'isClashing', target: 'conflict', meta: { description: 'the same was changed in both' } },
        { guard: 'isFullySaved', target: 'kept', meta: { description: 'the firm has all that is written' } },
        { target: 'saving', meta: { description: 'each has changed something else' } },
      ],
    },
    notSaved: {
      meta: { description: 'what is written has not reached the firm, and is tried again' },
      entry: notifyPage('held up'),
      after: { saveRetryDelay: { target: 'saving', meta: { description: 'it is tried again' } } },
      on: {
        ...continueWriting,
        ...judging,
        ...removal,
        ...savingNow,
      },
    },
    refused: {
      meta: { description: 'what is written is not taken, and the applicant reads why' },
      entry: notifyPage('held up'),
      on: {
        ...writing,
        ...judging,
        ...removal,
        ...savingNow,
      },
    },
    conflict: {
      meta: {
        description: 'the applicant chooses between what she wrote here and what was written in another place',
        says: [
          'This was changed somewhere else while you were writing here.',
          'Please choose which version to keep. We keep both until you do.',
        ],
      },
      entry: notifyPage('in conflict'),
      on: {
        ...continueWriting,
        'ownVersion.chosen': {
          target: 'saving',
          actions: 'adoptVersion',
          meta: { description: 'what she wrote here is to stand' },
        },
        'removal.requested': {
          guard: 'isEntry',
          target: 'removing',
          actions: 'adoptVersion',
          meta: { description: 'she removes the entry, whatever was written there' },
        },
        'newerVersion.chosen': { target: 'reading', meta: { description: 'what was written there is to stand' } },
      },
    },
    reading: {
      meta: { description: 'what was written in the other place is being read' },
      entry: notifyPage('moving'),
      invoke: {
        src: 'readPart',
        id: 'readPart',
        input: partLocation,
        onDone: [
          {
            guard: isRemovedRemotely,
            target: 'removed',
            actions: 'adoptVersion',
            meta: { description: 'it was removed there' },
          },
          {
            target: 'looking',
            actions: [setLoadedPart, { type: 'dropFromDevice', params: undefined }, onDevice],
            meta: { description: 'it has arrived' },
          },
        ],
        onError: {
          target: 'conflict',
          actions: notify(notRead),
          meta: { description: 'it has not arrived' },
        },
      },
    },
    removing: {
      meta: { description: 'the page checks whether the firm may have anything of the entry' },
      always: [
        { guard: 'mayBeSaved', target: 'sendingRemoval', meta: { description: 'it has, or may have' } },
        { target: 'removed', meta: { description: 'it has nothing' } },
      ],
    },
    sendingRemoval: {
      meta: { description: 'the entry is being removed' },
      entry: notifyPage('moving'),
      exit: 'endStage',
      invoke: {
        ...sending(({ place, version }) => ({ kind: 'remove', place, version })),
        onDone: [
          {
            guard: { type: 'isSaved', ...outcome },
            target: 'removed',
            actions: { type: 'setVersion', ...outcome },
            meta: { description: 'it is removed' },
          },
          {
            guard: { type: 'isGone', ...outcome },
            target: 'removed',
            actions: 'startOver',
            meta: { description: 'it was not there' },
          },
          {
            guard: { type: 'newerVersionIsOwn', ...outcome },
            target: 'removing',
            actions: { type: 'setNewerVersion', ...outcome },
            meta: { description: 'it had been saved, and only the answer got lost' },
          },
          {
            guard: { type: 'isNewer', ...outcome },
            target: 'joining',
            actions: { type: 'setNewerVersion', ...outcome },
            meta: { description: 'it was changed in another place meanwhile' },
          },
          {
            guard: { type: 'isLost', ...outcome },
            target: 'looking',
            actions: notify(notRemoved),
            meta: { description: 'no answer comes' },
          },
          {
            target: 'refused',
            actions: notifyRefusal,
            meta: { description: 'the firm does not remove it, and says why' },
          },
        ],
      },
    },
    removed: {
      meta: { description: 'the entry is removed, which can be undone', says: ['This entry was removed.'] },
      entry: [notifyPage('removed'), { type: 'dropFromDevice', params: undefined }],
      on: {
        'undo.requested': [
          {
            guard: 'isNew',
            target: 'looking',
            actions: 'closeNote',
            meta: { description: 'the firm has nothing of it, so it is written again' },
          },
          { target: 'restoring', actions: 'closeNote', meta: { description: 'the applicant wants it back' } },
        ],
      },
    },
    restoring: {
      meta: { description: 'the entry is being brought back' },
      entry: notifyPage('moving'),
      exit: 'endStage',
      invoke: {
        ...sending(({ place }) => ({ kind: 'restore', place })),
        onDone: [
          {
            guard: { type: 'isSaved', ...outcome },
            target: 'readingBack',
            actions: { type: 'setVersion', ...outcome },
            meta: { description: 'it is back, as it was last written' },
          },
          {
            guard: { type: 'isGone', ...outcome },
            target: 'looking',
            actions: 'startOver',
            meta: { description: 'it is there no more, and is written again' },
          },
          {
            guard: { type: 'isLost', ...outcome },
            target: 'removed',
            actions: notify(notRestored),
            meta: { description: 'no answer comes' },
          },
          {
            target: 'removed',
            actions: notifyRefusal,
            meta: { description: 'the firm does not bring it back, and says why' },
          },
        ],
      },
    },
    readingBack: {
      meta: { description: 'what was brought back is being read, before anybody can write in it' },
      entry: notifyPage('moving'),
      invoke: {
        src: 'readPart',
        id: 'readPart',
        input: partLocation,
        onDone: [
          {
            guard: isRemovedRemotely,
            target: 'removed',
            actions: notify(removedAgainNotice),
            meta: { description: 'it was removed again in another place' },
          },
          {
            target: 'looking',
            actions: [setLoadedPart, onDevice],
            meta: { description: 'it has arrived' },
          },
        ],
        onError: {
          target: 'removed',
          actions: notify(reloadFailedNotice),
          meta: { description: 'it has not arrived' },
        },
      },
    },
  },
})
