import { carouselMachine, type CarouselInput } from '#machines/carousel.machine.ts'
import type { CarouselProps } from '#ui/carousel/carousel.tsx'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'

/** Runs the slides of a carousel. @param autoplay whether what moves by itself may move */
export function useCarousel(input: CarouselInput, autoplay: boolean): Omit<CarouselProps, 'label' | 'slides'> {
  const [snapshot, send] = useMachine(carouselMachine, { input })
  useEffect(() => send({ type: 'autoplay.changed', isAllowed: autoplay }), [autoplay, send])
  return {
    index: snapshot.context.index,
    rotation: rotationOf(snapshot),
    isTurning: snapshot.matches('rotating'),
    onRotate: (on) => send({ type: on ? 'rotation.started' : 'rotation.stopped' }),
    onChoose: (index) => send({ type: 'slide.chosen', index }),
    onTurn: (by) => send({ type: 'slide.turned', by }),
    onSeen: () => send({ type: 'carousel.seen' }),
    onHover: (isHovered) => send({ type: isHovered ? 'pointer.entered' : 'pointer.left' }),
    onFocus: () => send({ type: 'focus.entered' }),
    onTabHidden: (isHidden) => send({ type: 'tab.changed', isHidden }),
  }
}

type Snapshot = { can: (event: { type: 'rotation.started' } | { type: 'rotation.stopped' }) => boolean }

function rotationOf(snapshot: Snapshot): CarouselProps['rotation'] {
  if (snapshot.can({ type: 'rotation.started' })) return 'off'
  return snapshot.can({ type: 'rotation.stopped' }) ? 'on' : 'never'
}
