import { numberWhileCounting } from '#machines/counter.machine.ts'
import { mayMove } from '#site/accessibility.ts'
import { counterOf } from '#site/counter.ts'
import { Counter } from '#ui/counter/counter.tsx'
import { useCallback, useMemo } from 'react'
import { usePageActor } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'

/** A number that counts up from 0 once it is seen, where what moves by itself may move (C2.6-29, C2.6-30). */
export function RunningCounter({ value }: { value: number }) {
  const { accessibility } = useSite().actors
  const counter = usePageActor(counterOf, { value, autoplay: mayMove(accessibility) })
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
  const tellView = useCallback(
    (isSeen: boolean) => counter.send({ type: isSeen ? 'number.seen' : 'number.hidden' }),
    [counter],
  )
  return <Counter value={value} counting={counting} onView={tellView} />
}
