import { attachmentMachine } from '#machines/attachment.machine.ts'
import { messages } from '#machines/meta.ts'
import { pickFiles } from '#site/apply.ts'
import { waitFor } from 'xstate'
import { applyPage } from '../apply/memory.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { slowLine } from '../worlds/slow-line.ts'
import { createFile } from './files.ts'
import type { AttachmentJourney } from './browser.ts'

const unreadable = { text: () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError')) }

const busy = ['uploading', 'removing', 'restoring', 'opening']

export function attachmentInMemory(world: MemoryWorld): AttachmentJourney {
  const { connection, files } = world
  const page = () => applyPage(world)
  const all = () => page().getSnapshot().context.files
  const latest = () => {
    const ref = all().at(-1)?.ref
    if (!ref) throw new Error('No file was chosen.')
    return ref
  }
  const named = (name: string) => {
    const found = all().find(({ ref }) => ref.getSnapshot().context.name === name)
    if (!found) throw new Error(`There is no file "${name}".`)
    return found.ref
  }
  const { events, states } = journeyInMemory(attachmentMachine, latest)
  const line = slowLine(connection)
  const settled = async () => {
    if (line.isHeld()) return
    for (const { ref } of all()) await waitFor(ref, ({ value }) => !busy.includes(value))
  }
  return withoutScreen('attachment', {
    choose: async (names, content) => {
      const chosen = names.map((name) => createFile(name, content))
      page().send({ type: 'files.chosen', files: pickFiles(world.site.ports, chosen) })
      await settled()
    },
    hold: line.hold,
    release: line.release,
    breakLine: line.lose,
    loseAnswer: line.loseAnswer,
    retry: async () => {
      latest().send({ type: 'retry' })
      await settled()
    },
    moveAway: async (name) => {
      const { file } = named(name).getSnapshot().context
      if (file) Object.defineProperty(file, 'slice', { value: () => unreadable })
    },
    cancel: async () => latest().send({ type: 'upload.cancelled' }),
    remove: async (name) => {
      named(name).send({ type: 'removal.requested' })
      await settled()
    },
    undo: async (name) => {
      named(name).send({ type: 'undo.requested' })
      await settled()
    },
    openFile: async (name) => {
      const before = files.downloads.length
      named(name).send({ type: 'open.requested' })
      await sees(async () => files.downloads.length, before + 1)
      return world.take(files.downloads.at(-1) ?? '')
    },
    events,
    states,
    shows: {
      files: async () =>
        all().map(({ ref }) => {
          const snapshot = ref.getSnapshot()
          return { name: snapshot.context.name, words: messages(snapshot).join(' ') }
        }),
    },
  })
}
