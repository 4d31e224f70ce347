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
    const [, setIsLoaded] = useState(loaded !== null)
    useEffect(() => {
      if (loaded || state === 'missing' || state === 'given up') return undefined
      let isUnmounted = false
      const handleFailure = async () => {
        if (state === 'trying again' && (await isSiteReachable())) location.reload()
        else if (!isUnmounted) setState('missing')
      }
      load().then(() => isUnmounted || setIsLoaded(true), handleFailure)
      return () => {
        isUnmounted = true
      }
    }, [state])
    if (loaded) return <loaded.Show {...(props as Props)} />
    if (state === 'given up') return null
    return (
      <>
        {Fallback && <Fallback {...(props as Props)} />}
        {state !== 'coming' && (
          <MissingNotice
            title="This part of the page did not arrive"
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
