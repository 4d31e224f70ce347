import { readKeptNote, writeKeptNote, type KeptNote } from '#domain/applications/kept-note.ts'
import { storedNames } from '#domain/visit/stored-names.ts'
import type { ApplyEvent } from '#machines/apply-setup.ts'
import type { Actors } from './actors.ts'
import { listen } from './listen.ts'
import type { Store } from './ports.ts'

const key = storedNames.note

/**
 * A note that is written and not submitted. It survives a reload of its tab, and a session that ends by itself; it goes with
 * the page, and when its writer signs out (C4.1-05).
 */
export const noteIn = (tab: Store, { leavePage, session }: Pick<Actors, 'leavePage' | 'session'>) => ({
  read: (whose: Omit<KeptNote, 'note'>) => readKeptNote(tab.read(key), whose),
  keep: (kept: KeptNote) => {
    if (kept.note === '') tab.drop(key)
    else tab.keep(key, writeKeptNote(kept))
  },
  /** Lasts as long as the page, which is told to have changed no more at its end. */
  holdPage: listen<ApplyEvent>(() => {
    const drop = () => tab.drop(key)
    const { unsubscribe } = leavePage.on('changes.discarded', drop)
    return () => {
      unsubscribe()
      leavePage.send({ type: 'page.unchanged', by: 'files' })
      if (!session.getSnapshot().matches('ended')) drop()
    }
  }),
})
