import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './time-ledger.css.ts'

type LedgerRow = {
  readonly name: string
  readonly detail?: ReactNode
  /** What the bars say, for who does not see them. */
  readonly description?: string
  readonly value: string
  readonly bars: ReadonlyArray<{ kind: keyof typeof styles.bar; at: number; width: number }>
}

/** Places and widths are in percent of the drawing. */
export type TimeLedgerProps = {
  readonly rows: ReadonlyArray<LedgerRow>
  readonly labels: ReadonlyArray<{
    at: number
    label: string
    anchor: 'start' | 'middle' | 'end'
    /** One of `axisWidths`; 0 for today. */
    shownFrom: number
  }>
}

export function TimeLedger({ rows, labels }: TimeLedgerProps) {
  return (
    <div className={styles.root}>
      <div className={styles.axis} aria-hidden>
        <svg className={styles.drawing}>
          {labels.map(({ at, label, anchor, shownFrom }, index) => (
            <text
              key={index}
              x={`${at}%`}
              y="1.2em"
              textAnchor={anchor}
              className={styles.label[shownFrom as keyof typeof styles.label]}
            >
              {label}
            </text>
          ))}
        </svg>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ name, detail, description, value, bars }, index) => (
          <li key={index} className={styles.row}>
            <span className={styles.name}>{name}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
            {description && <VisuallyHidden>{description}</VisuallyHidden>}
            <span className={styles.value}>{value}</span>
            <div className={styles.track} aria-hidden>
              <svg className={styles.drawing}>
                {bars.map(({ kind, at, width }, barIndex) => (
                  <rect key={barIndex} className={styles.bar[kind]} x={`${at}%`} width={`${width}%`} />
                ))}
              </svg>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
