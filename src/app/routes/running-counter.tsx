import { numberWhileCounting } from '#machines/counter.machine.ts'
import { mayMove } from '#site/accessibility.ts'
import { createCounterFlow } from '#site/counter.ts'
import { Counter } from '#ui/counter/counter.tsx'
import { useCallback, useMemo, useRef } from 'react'
import { usePageActor } from '../use-page-flow.ts'
import { useHydrated, useSite } from '../use-site.ts'

/** True only on the first call, if the final number was on the page before hydration. */
function useServerRenderedFlag(): () => boolean {
  const isShown = useRef(!useHydrated())
  return useCallback(() => {
    const was = isShown.current
    isShown.current = false
    return was
  }, [])
}

export function RunningCounter({ value }: { value: number }) {
  const { accessibility } = useSite().actors
  const counter = usePageActor(createCounterFlow, { value, autoplay: mayMove(accessibility) })
  const counting = useMemo(
    () => ({
      now: () => numberWhileCounting(counter.getSnapshot()),
      subscribe: (changed: () => void) => {
        const { unsubscribe } = counter.subscribe(changed)
        return unsubscribe
      },
    }),
    [counter],
  )
  const readWasServerRendered = useServerRenderedFlag()
  const notifyView = useCallback(
    (isSeen: boolean) => {
      const wasShown = readWasServerRendered()
      if (isSeen) counter.send({ type: wasShown ? 'number.read' : 'number.shown' })
      else counter.send({ type: 'number.hidden' })
    },
    [counter, readWasServerRendered],
  )
  return <Counter value={value} counting={counting} onView={notifyView} />
}
