import type { EventObject } from 'xstate'
import { listen } from './listen.ts'
import type { Device } from './ports.ts'

/**
 * Tells a machine what stands under a key for all tabs, now and whenever that may have changed.
 * @param meaning the event for a text; null when nothing stands there
 */
export const watchEntry = <Told extends EventObject>(
  { shared, watch }: Device,
  key: string,
  meaning: (stored: string | null) => NoInfer<Told>,
) =>
  listen<Told>((tell) => {
    const tellStored = () => tell(meaning(shared.read(key)))
    tellStored()
    return watch(key, tellStored)
  })
