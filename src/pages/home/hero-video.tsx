import { media } from '#ui/theme/media.ts'
import { useEffect, useState } from 'react'
import * as styles from './hero.css.ts'

/** A poster everywhere; from 1200 px on, when motion is welcome, the film over it (C2.6-06, C2.6-07). */
export function HeroVideo() {
  const plays = usePlays()
  return (
    <div className={styles.picture} aria-hidden>
      <picture>
        <source srcSet="/hero/poster.avif" type="image/avif" />
        <img className={styles.poster} src="/hero/poster.jpg" alt="" width={1280} height={720} fetchPriority="high" />
      </picture>
      {plays && (
        <video className={styles.video} autoPlay muted loop playsInline disablePictureInPicture tabIndex={-1}>
          <source src="/hero/hero.webm" type="video/webm" />
          <source src="/hero/hero.mp4" type="video/mp4" />
        </video>
      )}
    </div>
  )
}

const wanted = `${media.fromLaptop} and (prefers-reduced-motion: no-preference)`

function usePlays() {
  const [plays, setPlays] = useState(false)
  useEffect(() => {
    const query = matchMedia(wanted)
    const follow = () => setPlays(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return plays
}
