import type { ReactNode } from 'react'
import * as styles from './drawing-figure.css.ts'

export type DrawingFigureProps = {
  /** The finding, in a sentence. */
  caption: string
  /** One line each: where the rows are from, their range or count, the day they were checked. */
  note?: ReadonlyArray<string>
  /** One element, whose list or table says all that is drawn. */
  children: ReactNode
}

/** The note stands in the margin from 1200 px, below the drawing on less. */
export function DrawingFigure({ caption, note, children }: DrawingFigureProps) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
      {note && (
        <div className={styles.note}>
          {note.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </figure>
  )
}
