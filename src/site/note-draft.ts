import { readStoredNote, writeStoredNote, type StoredNote } from '#domain/applications/stored-note.ts'
import { storedNames } from '#domain/visit/stored-records.ts'
import type { ApplyEvent } from '#machines/apply-setup.ts'
import type { Actors } from './actors.ts'
import { listen } from './watchers.ts'
import type { Store } from './ports.ts'

const key = storedNames.note

/** Survives a reload and an expired session; dropped when the page is left or its writer signs out. */
export const createNoteDraftStore = (tab: Store, { leavePage, session }: Pick<Actors, 'leavePage' | 'session'>) => ({
  read: (whose: Omit<StoredNote, 'note'>) => readStoredNote(tab.read(key), whose),
  keep: (kept: StoredNote) => {
    if (kept.note === '') tab.drop(key)
    else tab.keep(key, writeStoredNote(kept))
  },
  cleanUpOnExit: listen<ApplyEvent>(() => {
    const drop = () => tab.drop(key)
    const { unsubscribe } = leavePage.on('changes.discarded', drop)
    return () => {
      unsubscribe()
      leavePage.send({ type: 'page.unchanged', by: 'files' })
      if (!session.getSnapshot().matches('ended')) drop()
    }
  }),
})
