import { createCarouselFlow } from '#site/carousel.ts'
import { Carousel, type CarouselProps } from '#ui/carousel/carousel.tsx'
import type { SlidesProps } from '#ui/carousel/slides.tsx'
import { usePageFlow } from '../use-page-flow.ts'

type Snapshot = { can: (event: { type: 'rotation.started' } | { type: 'rotation.stopped' }) => boolean }

function getRotation(snapshot: Snapshot): CarouselProps['rotation'] {
  if (snapshot.can({ type: 'rotation.started' })) return 'off'
  return snapshot.can({ type: 'rotation.stopped' }) ? 'on' : 'never'
}

export function RunningSlides({ interval, ...props }: SlidesProps) {
  const [snapshot, send] = usePageFlow(createCarouselFlow, { count: props.slides.length, interval })
  return (
    <Carousel
      {...props}
      index={snapshot.context.index}
      rotation={getRotation(snapshot)}
      isTurning={snapshot.matches('rotating')}
      onRotate={(on) => send({ type: on ? 'rotation.started' : 'rotation.stopped' })}
      onChoose={(index) => send({ type: 'slide.chosen', index })}
      onTurn={(by) => send({ type: 'slide.turned', by })}
      onSeen={() => send({ type: 'carousel.shown' })}
      onHover={(isHovered) => send({ type: isHovered ? 'pointer.entered' : 'pointer.left' })}
      onFocus={() => send({ type: 'focus.entered' })}
      onTabHidden={(isHidden) => send({ type: 'tab.changed', isHidden })}
    />
  )
}
