import { useEffect, useState, type ComponentType } from 'react'
import { isSiteReachable } from '#lazy/lazy-loading.ts'
import { MissingNotice } from './missing-notice.tsx'

type State = 'coming' | 'missing' | 'trying again' | 'given up'

/** @param fetchPart must use `lazyImport` @returns with `fetch`, which loads the part ahead and throws when it does not come */
export function createLazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
) {
  let loaded: { Show: ComponentType<Props> } | null = null
  const load = async () => {
    loaded ??= { Show: await loadComponent() }
  }
  function LazyComponent({ onDismiss, ...props }: Props & { onDismiss?: () => void }) {
    const [state, setState] = useState<State>('coming')
    const [isLoaded, setIsLoaded] = useState(loaded !== null)
    useEffect(() => {
      // Not `loaded`: it may arrive between drawing and here, and must be drawn then.
      if (isLoaded || state === 'missing' || state === 'given up') return undefined
      let isUnmounted = false
      const handleFailure = async () => {
        const isReachable = state === 'trying again' && (await isSiteReachable())
        if (isUnmounted) return
        if (isReachable) location.reload()
        else setState('missing')
      }
      load().then(() => isUnmounted || setIsLoaded(true), handleFailure)
      return () => {
        isUnmounted = true
      }
    }, [isLoaded, state])
    if (loaded) return <loaded.Show {...(props as Props)} />
    if (state === 'given up') return null
    return (
      <>
        {Fallback && <Fallback {...(props as Props)} />}
        {state !== 'coming' && (
          <MissingNotice
            title="This part of the page did not load"
            isTrying={state === 'trying again'}
            onRetry={() => setState('trying again')}
            onDismiss={() => {
              setState('given up')
              onDismiss?.()
            }}
          />
        )}
      </>
    )
  }
  return Object.assign(LazyComponent, { fetch: load })
}
