import EmblaCarousel from 'embla-carousel'

/** In milliseconds (C2.17-04, C2.17-05). */
const carouselTimes = { recalculation: 750, resizeDelay: 100 } as const

/** Embla's measure of friction: with 20.5, ninety-nine hundredths of the way are done after half a second (C2.17-06). */
const friction = 20.5

export type CarouselEngine = {
  /** Slides to a slide, or shows it at once. @param index from 0 */
  readonly show: (index: number, atOnce: boolean) => void
  readonly stop: () => void
}

type Start = {
  /** The element whose only child holds the slides. */
  readonly frame: HTMLElement
  readonly index: number
  /** A slide was swiped into place. */
  readonly onSwiped: (index: number) => void
}

const isTouch = (_embla: unknown, event: Event) => event.type === 'touchstart'

/** Makes a row of slides slide and wrap around. What it measured is measured again when the slides change in size. */
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
  const stopMeasuring = measureAgain(embla.containerNode(), () => embla.reInit({ startIndex: asked }))
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

/** Says when the size of the slides has changed: soon after the window's, and by looking every now and then. */
function measureAgain(track: HTMLElement, changed: () => void): () => void {
  const sizeOf = () => `${track.clientWidth} ${track.clientHeight}`
  let measured = sizeOf()
  const measure = () => {
    if (document.hidden || sizeOf() === measured) return
    measured = sizeOf()
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
