import { useEffect, useEffectEvent } from 'react'

type Watcher = EventTarget & { destroy: () => void }

const getCloseWatcher = () => (globalThis as { CloseWatcher?: new () => Watcher }).CloseWatcher

/** Lets a phone's back gesture close the dialog, without a history entry. Without `CloseWatcher` the browser goes back. */
export function useCloseWatcher(close: () => void) {
  const tell = useEffectEvent(close)
  useEffect(() => {
    const Watcher = getCloseWatcher()
    if (!Watcher) return undefined
    const watcher = new Watcher()
    watcher.addEventListener('close', () => tell())
    return () => watcher.destroy()
  }, [])
}
