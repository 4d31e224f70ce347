import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react'
import { Carousel, type CarouselProps } from './carousel.tsx'

export type SlidesProps = Pick<CarouselProps, 'label' | 'slides' | 'tone'> & {
  /** Per slide, in milliseconds. */
  readonly interval: number
}

const nothing = () => {}

const still: Omit<CarouselProps, 'label' | 'slides' | 'tone'> = {
  index: 0,
  rotation: 'never',
  isTurning: false,
  onRotate: nothing,
  onChoose: nothing,
  onTurn: nothing,
  onSeen: nothing,
  onHover: nothing,
  onFocus: nothing,
  onTabHidden: nothing,
}

const SlidesContext = createContext<ComponentType<SlidesProps>>(({ interval: _, ...props }) => (
  <Carousel {...still} {...props} />
))

export function SlidesProvider({ slides, children }: { slides: ComponentType<SlidesProps>; children: ReactNode }) {
  return <SlidesContext value={slides}>{children}</SlidesContext>
}

export function Slides(props: SlidesProps) {
  return createElement(use(SlidesContext), { key: props.slides.length, ...props })
}
