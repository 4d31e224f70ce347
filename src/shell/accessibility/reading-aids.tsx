import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { followReader } from './follow-reader.ts'
import * as styles from './reading-aids.css.ts'

type Props = { guide: boolean; focus: boolean }

export function ReadingAids({ guide, focus }: Props) {
  return createPortal(
    <>
      {focus && <Follower className={styles.focus} name="focus" />}
      {guide && <Follower className={styles.guide} name="guide" />}
    </>,
    document.body,
  )
}

function Follower({ className, name }: { className: string; name: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      followReader(window, (y) => {
        if (place.current) place.current.style.transform = `translateY(${y}px)`
      }),
    [],
  )
  return <div ref={place} className={className} data-reading-aid={name} aria-hidden />
}
