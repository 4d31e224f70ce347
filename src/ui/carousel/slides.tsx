import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react'
import { Carousel, type CarouselProps } from './carousel.tsx'

export type SlidesProps = Pick<CarouselProps, 'label' | 'slides' | 'tone'> & {
  /** Per slide, in milliseconds. */
  readonly interval: number
}

const noop = () => {}

const staticProps: Omit<CarouselProps, 'label' | 'slides' | 'tone'> = {
  index: 0,
  rotation: 'never',
  isTurning: false,
  onRotate: noop,
  onChoose: noop,
  onTurn: noop,
  onSeen: noop,
  onHover: noop,
  onFocus: noop,
  onTabHidden: noop,
}

const SlidesContext = createContext<ComponentType<SlidesProps>>(({ interval: _, ...props }) => (
  <Carousel {...staticProps} {...props} />
))

export function SlidesProvider({ slides, children }: { slides: ComponentType<SlidesProps>; children: ReactNode }) {
  return <SlidesContext value={slides}>{children}</SlidesContext>
}

export function Slides(props: SlidesProps) {
  return createElement(use(SlidesContext), { key: props.slides.length, ...props })
}
