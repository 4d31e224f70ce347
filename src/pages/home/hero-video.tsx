import { Icon } from '#ui/icon/icon.tsx'
import { pauseIcon, playIcon } from '#ui/icon/symbols/playback.ts'
import { media } from '#ui/theme/media.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as styles from './hero.css.ts'

/** Where the last milestone stands in the drawing, in percent. */
type FilmPlace = { readonly at: number; readonly level: number }

type Props = FilmPlace & { readonly autoplay: boolean }

/** The film is of the line through the milestones, which it covers whatever the drawing has after them. */
export function HeroVideo({ autoplay, at, level }: Props) {
  const isWide = useSyncExternalStore(followWidth, readWidth, isFalse)
  return (
    <div className={styles.film} data-moves={media.fromLaptop}>
      {isWide && <Film key={String(autoplay)} autoplay={autoplay} at={at} level={level} />}
    </div>
  )
}

/** Of the film: what it has on each side of the line, as `assets/hero-frame.ts` draws it. */
const margin = 0.05

const coverLine = ({ at, level }: FilmPlace) => ({
  left: `${-margin * at}%`,
  width: `${(1 + 2 * margin) * at}%`,
  bottom: `${-margin * level}%`,
  height: `${(1 + 2 * margin) * level}%`,
})

/** The video loads only when it first plays; it needs a pause button (WCAG 2.2.2). */
function Film({ autoplay, ...place }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'never played' | 'plays' | 'paused'>(autoplay ? 'plays' : 'never played')
  useEffect(() => {
    if (state === 'paused') film.current?.pause()
    if (state === 'plays') void film.current?.play().catch(() => setState('paused'))
  }, [state])
  return (
    <>
      {state !== 'never played' && (
        <video
          ref={film}
          className={styles.video}
          style={coverLine(place)}
          data-behind-text
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden
        >
          <source src="/hero/hero.webm" type="video/webm" />
          <source src="/hero/hero.mp4" type="video/mp4" />
        </video>
      )}
      <button
        type="button"
        className={styles.control}
        data-film-control
        onClick={() => setState(state === 'plays' ? 'paused' : 'plays')}
      >
        <Icon
          drawing={state === 'plays' ? pauseIcon : playIcon}
          label={state === 'plays' ? 'Pause video' : 'Play video'}
        />
      </button>
    </>
  )
}

const followWidth = (tell: () => void) => {
  const query = matchMedia(media.fromLaptop)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

const readWidth = () => matchMedia(media.fromLaptop).matches
const isFalse = () => false
