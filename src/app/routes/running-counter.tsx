import { counterMachine, countedSoFar } from '#machines/counter.machine.ts'
import { Counter } from '#ui/counter/counter.tsx'
import { useActorRef } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { useAutoplay } from '../use-site.ts'
import { watchTransitions } from '../watch-transitions.ts'

/** A number that counts up from 0 once it is seen, where what moves by itself may move (C2.6-29, C2.6-30). */
export function RunningCounter({ value }: { value: number }) {
  const autoplay = useAutoplay()
  const counter = useActorRef(counterMachine, { input: { value, autoplay }, inspect: watchTransitions })
  useEffect(() => counter.send({ type: autoplay ? 'autoplay.allowed' : 'autoplay.forbidden' }), [counter, autoplay])
  const counting = useMemo(
    () => ({
      now: () => {
        const snapshot = counter.getSnapshot()
        const shows = snapshot.context.autoplay && !snapshot.matches('counted')
        return shows ? countedSoFar(snapshot.context) : null
      },
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
