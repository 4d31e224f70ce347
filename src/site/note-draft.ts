import { readStoredNote, writeStoredNote, type StoredNote } from '#domain/applications/stored-note.ts'
import { storedNames } from '#domain/visit/stored-records.ts'
import type { ApplyEvent } from '#machines/apply-setup.ts'
import type { Actors } from './actors.ts'
import { listen, visitorNamed } from './watchers.ts'
import type { Store } from './ports.ts'

const key = storedNames.note

/** Survives a reload, an expired session and another visitor; dropped when the page is left or its writer signs out. */
export const createNoteDraftStore = (tab: Store, { leavePage, session }: Pick<Actors, 'leavePage' | 'session'>) => ({
  read: (owner: Omit<StoredNote, 'note'>) => readStoredNote(tab.read(key), owner),
  keep: (kept: StoredNote) => {
    if (kept.note === '') tab.drop(key)
    else tab.keep(key, writeStoredNote(kept))
  },
  cleanUpOnExit: listen<ApplyEvent>(() => {
    const drop = () => tab.drop(key)
    const writer = visitorNamed(session.getSnapshot())
    const { unsubscribe } = leavePage.on('changes.discarded', drop)
    return () => {
      unsubscribe()
      leavePage.send({ type: 'page.unchanged', by: 'files' })
      const now = session.getSnapshot()
      const isOther = ![writer, null].includes(visitorNamed(now))
      if (!now.matches('ended') && !isOther) drop()
    }
  }),
})
