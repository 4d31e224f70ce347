import { useId, type ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { chevronLeftIcon } from '#ui/icon/symbols/paging.ts'
import { chevronRightIcon } from '#ui/icon/symbols/chevrons.ts'
import { pauseIcon, playIcon } from '#ui/icon/symbols/playback.ts'
import * as styles from './carousel.css.ts'
import { useAttention, type Attention } from './use-attention.ts'
import { useEngine } from './use-engine.ts'

export type CarouselProps = Attention & {
  label: string
  slides: ReadonlyArray<{ key: string; content: ReactNode }>
  /** From 0. */
  index: number
  rotation: 'on' | 'off' | 'never'
  isTurning: boolean
  onRotate: (on: boolean) => void
  onChoose: (index: number) => void
  onTurn: (by: 1 | -1) => void
  tone?: keyof typeof styles.tone
}

export function Carousel(props: CarouselProps) {
  const { label, slides, index, rotation, isTurning, onChoose, tone = 'light' } = props
  const id = useId()
  const attention = useAttention<HTMLElement>(props)
  const { frame, isReady } = useEngine({
    index,
    isStill: rotation === 'never',
    count: slides.length,
    onSwiped: onChoose,
  })
  return (
    <section
      {...attention}
      className={joinClassNames(styles.root, styles.tone[tone])}
      aria-roledescription="carousel"
      aria-label={label}
      {...(slides.length > 1 && { 'data-moves': '' })}
    >
      {slides.length > 1 && <Controls {...props} id={id} isReady={isReady} />}
      <div
        ref={frame}
        className={joinClassNames(styles.frame, isReady ? styles.sliding : styles.scrolling)}
        aria-live={isTurning ? 'off' : 'polite'}
        {...(!isReady && slides.length > 1 && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <div className={styles.track}>
          {slides.map(({ key, content }, at) => (
            <div
              key={key}
              id={`${id}-${at + 1}`}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
              inert={isReady && at !== index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

type ControlsProps = CarouselProps & { id: string; isReady: boolean }

function Controls({ id, isReady, slides, index, rotation, onRotate, onChoose, onTurn }: ControlsProps) {
  const rotate = { on: 'Stop slide rotation', off: 'Start slide rotation' } as const
  return (
    <div className={styles.controls}>
      {isReady && (
        <div className={styles.steps}>
          {rotation !== 'never' && (
            <Step
              icon={rotation === 'on' ? pauseIcon : playIcon}
              name={rotate[rotation]}
              onPress={() => onRotate(rotation === 'off')}
            />
          )}
          <Step icon={chevronLeftIcon} name="Previous slide" onPress={() => onTurn(-1)} />
          <Step icon={chevronRightIcon} name="Next slide" onPress={() => onTurn(1)} />
        </div>
      )}
      <div className={styles.dots} role="group" aria-label="Choose a slide">
        {slides.map(({ key }, at) => {
          const name = `Slide ${at + 1} of ${slides.length}`
          return isReady ? (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={name}
              aria-current={at === index}
              onClick={() => onChoose(at)}
            />
          ) : (
            <a key={key} href={`#${id}-${at + 1}`} className={styles.dot} aria-label={name} />
          )
        })}
      </div>
    </div>
  )
}

function Step({ icon, name, onPress }: { icon: IconShape; name: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.step} onClick={onPress}>
      <Icon drawing={icon} label={name} />
    </button>
  )
}
