import { Icon } from '#ui/icon/icon.tsx'
import { pauseIcon, playIcon } from '#ui/icon/symbols/playback.ts'
import { ImageSourceContext } from '#ui/banner/banner.tsx'
import { media } from '#ui/theme/media.ts'
import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import poster from './hero-poster.svg?url'
import * as styles from './hero.css.ts'

export function HeroVideo({ autoplay }: { autoplay: boolean }) {
  const isWide = useSyncExternalStore(followWidth, readWidth, isFalse)
  return (
    <>
      <img
        className={styles.poster}
        data-behind-text
        data-moves={media.fromLaptop}
        src={use(ImageSourceContext)(poster)}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
        suppressHydrationWarning
      />
      {isWide && <Film key={String(autoplay)} autoplay={autoplay} />}
    </>
  )
}

/** The video loads only when it first plays; it needs a pause button (WCAG 2.2.2). */
function Film({ autoplay }: { autoplay: boolean }) {
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
