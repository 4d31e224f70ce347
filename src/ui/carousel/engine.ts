import EmblaCarousel from 'embla-carousel'

/** In milliseconds (C2.17-04, C2.17-05). */
const carouselTimes = { recalculation: 750, resizeDelay: 100 } as const

/** Embla's friction: 20.5 covers 99 % of the way in half a second (C2.17-06). */
const friction = 20.5

export type CarouselEngine = {
  readonly show: (index: number, atOnce: boolean) => void
  readonly stop: () => void
}

type Start = {
  readonly frame: HTMLElement
  readonly index: number
  readonly onSwiped: (index: number) => void
}

const isTouch = (_embla: unknown, event: Event) => event.type === 'touchstart'

export function startEngine({ frame, index, onSwiped }: Start): CarouselEngine {
  let asked = index
  frame.scrollLeft = 0
  const embla = EmblaCarousel(frame, {
    loop: true,
    duration: friction,
    startIndex: index,
    watchDrag: isTouch,
    watchFocus: false,
    watchResize: false,
    watchSlides: false,
  })
  embla.on('select', () => {
    const selected = embla.selectedScrollSnap()
    if (selected === asked) return
    asked = selected
    onSwiped(selected)
  })
  const stopMeasuring = watchTrackSize(embla.containerNode(), () => embla.reInit({ startIndex: asked }))
  return {
    show: (next, atOnce) => {
      asked = next
      embla.scrollTo(next, atOnce)
    },
    stop: () => {
      stopMeasuring()
      embla.destroy()
    },
  }
}

function watchTrackSize(track: HTMLElement, changed: () => void): () => void {
  const getSize = () => `${track.clientWidth} ${track.clientHeight}`
  let measured = getSize()
  const measure = () => {
    if (document.hidden || getSize() === measured) return
    measured = getSize()
    changed()
  }
  let resized: ReturnType<typeof setTimeout>
  const resize = () => {
    clearTimeout(resized)
    resized = setTimeout(measure, carouselTimes.resizeDelay)
  }
  const recalculation = setInterval(measure, carouselTimes.recalculation)
  window.addEventListener('resize', resize)
  return () => {
    clearTimeout(resized)
    clearInterval(recalculation)
    window.removeEventListener('resize', resize)
  }
}
