import { useEffect, useEffectEvent } from 'react'

type Watcher = EventTarget & { destroy: () => void }

const watcherOf = () => (globalThis as { CloseWatcher?: new () => Watcher }).CloseWatcher

/**
 * Closes what is open when its visitor goes back by the device, such as with a phone's button or gesture, without a step in
 * the history of the page. Browsers that know no such watcher go back.
 */
export function useCloseWatcher(close: () => void) {
  const tell = useEffectEvent(close)
  useEffect(() => {
    const Watcher = watcherOf()
    if (!Watcher) return undefined
    const watcher = new Watcher()
    watcher.addEventListener('close', () => tell())
    return () => watcher.destroy()
  }, [])
}
