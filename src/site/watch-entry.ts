import type { EventObject } from 'xstate'
import { listen } from './listen.ts'
import type { Device } from './ports.ts'

export const watchEntry = <Told extends EventObject>(
  { shared, watch }: Device,
  key: string,
  meaning: (stored: string | null) => NoInfer<Told>,
) =>
  listen<Told>((tell) => {
    const sendStored = () => tell(meaning(shared.read(key)))
    sendStored()
    return watch(key, sendStored)
  })
