import { useEffect, useState, type ComponentType } from 'react'
import { siteAnswers } from '#late/lazy-loading.ts'
import { MissingNotice } from './missing-notice.tsx'

type State = 'coming' | 'missing' | 'trying again' | 'given up'

/** @param fetchPart must use `lazyImport` @returns with `fetch`, which loads the part ahead and throws when it does not come */
export function lazyComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) {
  let part: { Show: ComponentType<Props> } | null = null
  const come = async () => {
    part ??= { Show: await fetchPart() }
  }
  function LatePart({ onDismiss, ...props }: Props & { onDismiss?: () => void }) {
    const [state, setState] = useState<State>('coming')
    const [, setIsLoaded] = useState(part !== null)
    useEffect(() => {
      if (part || state === 'missing' || state === 'given up') return undefined
      let isGone = false
      const miss = async () => {
        if (state === 'trying again' && (await siteAnswers())) location.reload()
        else if (!isGone) setState('missing')
      }
      come().then(() => isGone || setIsLoaded(true), miss)
      return () => {
        isGone = true
      }
    }, [state])
    if (part) return <part.Show {...(props as Props)} />
    if (state === 'given up') return null
    return (
      <>
        {Meanwhile && <Meanwhile {...(props as Props)} />}
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
  return Object.assign(LatePart, { fetch: come })
}
