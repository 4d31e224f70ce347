import * as styles from './estimate-line.css.ts'

export type EstimateLineProps = {
  /** Paths whose x is a value between `ends`, and whose y is in lines from the top. */
  readonly others: string
  readonly bar: string
  readonly lines: number
  readonly ends: readonly [from: number, to: number]
  readonly labels: ReadonlyArray<string>
  readonly finding: string
}

export function EstimateLine({ others, bar, lines, ends: [from, to], labels, finding }: EstimateLineProps) {
  return (
    <figure>
      <div aria-hidden>
        <svg
          className={lines > 6 ? styles.many : styles.few}
          viewBox={`${from} 0 ${to - from} ${lines}`}
          preserveAspectRatio="none"
        >
          <path className={styles.line} d={others} />
          <path className={styles.bar} d={bar} />
        </svg>
        <div className={styles.axis}>
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      </div>
      <figcaption className={styles.finding}>{finding}</figcaption>
    </figure>
  )
}
