import type { AnyActorRef, EventObject, SnapshotFrom } from 'xstate'
import { listen } from './listen.ts'

/** Sends now and whenever the event differs as JSON. @param meaning an event of plain data; null sends nothing */
export const watchActor = <Watched extends AnyActorRef, Told extends EventObject>(
  watched: Watched,
  meaning: (snapshot: SnapshotFrom<Watched>) => NoInfer<Told> | null,
) =>
  listen<Told>((tell) => {
    let told = ''
    const follow = (snapshot: SnapshotFrom<Watched>) => {
      const event = meaning(snapshot)
      const text = JSON.stringify(event)
      if (event === null || text === told) return
      told = text
      tell(event)
    }
    follow(watched.getSnapshot() as SnapshotFrom<Watched>)
    const { unsubscribe } = watched.subscribe(follow as (snapshot: unknown) => void)
    return unsubscribe
  })
