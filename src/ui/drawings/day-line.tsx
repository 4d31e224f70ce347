import * as styles from './day-line.css.ts'

/** Places are in percent of the drawing. */
type Place = { readonly at: number; readonly label: string }

export type DayLineProps = {
  readonly name: string
  readonly day: Place | null
  readonly today: number | null
  readonly months: ReadonlyArray<Place>
}

/** Half of the letters of two short days, in percent of the narrowest drawing. */
const reach = 22

const anchorAt = (at: number) => (at < reach ? 'start' : at > 100 - reach ? 'end' : 'middle')

export function DayLine({ name, day, today, months }: DayLineProps) {
  return (
    <svg className={styles.root} role="img" aria-label={name}>
      {today !== null && (
        <>
          <text className={styles.strong} x={`${today}%`} y="1em" textAnchor={anchorAt(today)}>
            Today
          </text>
          <rect className={styles.today} x={`${today}%`} y="1.4em" width="2" height="3.9em" />
        </>
      )}
      {months.map(({ at, label }) => (
        <g key={at}>
          <line x1={`${at}%`} x2={`${at}%`} y1="3.9em" y2="4.5em" />
          <text className={styles.month} x={`${at}%`} y="3.4em" dx="0.4em">
            {label}
          </text>
        </g>
      ))}
      <line x2="100%" y1="4.5em" y2="4.5em" />
      {day && (
        <>
          <circle className={styles.day} cx={`${day.at}%`} cy="4.5em" r="9" />
          <text className={styles.strong} x={`${day.at}%`} y="6.6em" textAnchor={anchorAt(day.at)}>
            {day.label}
          </text>
        </>
      )}
    </svg>
  )
}
