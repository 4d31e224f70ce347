import { useEffect, useRef, type ReactNode } from 'react'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { watchIntersection } from '#ui/watch-intersection.ts'
import * as styles from './ridge.css.ts'
import * as summitStyles from './ridge-summits.css.ts'

export type RidgeProps = {
  readonly ridge: {
    readonly line: string
    readonly mass: string
    readonly strata: string
    readonly falls: string
    /** In percent of the drawing, from its first year and from its foot. */
    readonly summits: ReadonlyArray<{ year: number; people: number; at: number; level: number }>
  }
  readonly name: string
  readonly caption: ReactNode
  /** One line each: where the rows are from, their range or count, the day they were checked. */
  readonly note: ReadonlyArray<string>
  readonly createHref: (year: number) => string
  readonly children?: ReactNode
}

/** On evergreen. The line is traced once, when it is first seen on a page that is awake. */
export function RidgeFigure({ ridge, name, caption, note, createHref, children }: RidgeProps) {
  const { line, mass, strata, falls, summits } = ridge
  const drawing = useRef<HTMLDivElement>(null)
  useEffect(() => (drawing.current ? watchIntersection(drawing.current, trace(drawing.current)) : undefined), [])
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div ref={drawing} className={styles.drawing}>
        <svg className={styles.line} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden>
          <path d={line} />
        </svg>
        <svg className={styles.shape} viewBox="0 0 1000 1000" preserveAspectRatio="none" role="img" aria-label={name}>
          <path className={styles.mass} d={mass} />
          <path className={styles.hairlines} d={strata} />
          <path className={styles.falls} d={falls} />
          <path className={styles.axis} d="M-4000 1000H4000" />
        </svg>
        {children}
        <ol className={summitStyles.summits}>
          {summits.map((summit) => (
            <Summit key={summit.year} {...summit} href={createHref(summit.year)} />
          ))}
        </ol>
      </div>
      <div className={styles.note}>
        {note.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </figure>
  )
}

const trace = (drawing: HTMLElement) => (isSeen: boolean) => {
  if (isSeen) drawing.dataset['traced'] = ''
}

type SummitProps = RidgeProps['ridge']['summits'][number] & { readonly href: string }

/** Attributes that a content policy allows give the room before it, lying and upright. */
const Summit = ({ year, people, at, level, href }: SummitProps) => (
  <li className={joinClassNames(summitStyles.summit, level > 55 && summitStyles.far)}>
    <svg width={`${at}%`} height={`${Math.round(1000 - level * 10) / 10}%`} aria-hidden />
    <svg width={`${level}%`} height={`${Math.round(1000 - at * 10) / 10}%`} aria-hidden />
    <Anchor href={href} className={summitStyles.link}>
      <b className={summitStyles.people}>{people.toLocaleString('en-US')}</b>
      <VisuallyHidden> people</VisuallyHidden>
      <span className={summitStyles.beforeYear}> in </span>
      <span className={summitStyles.year}>{year}</span>
    </Anchor>
  </li>
)
