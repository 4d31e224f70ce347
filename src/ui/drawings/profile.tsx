import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { DrawingFigure, type DrawingFigureProps } from './drawing-figure.tsx'
import * as styles from './profile.css.ts'

/** In percent of the drawing, `width` in em; `from`: the narrowest window that shows it, in px. */
export type ProfileFlag = {
  readonly x: number
  readonly summit: number
  readonly level: number
  readonly side: 'start' | 'middle' | 'end'
  readonly width: number
  readonly from: keyof typeof styles.flagged
}

export type ProfileRow = {
  readonly jobs: number
  readonly words: string
  readonly name: string
  readonly query: string | null
  readonly flag: ProfileFlag | null
  readonly isMost: boolean
}

export type ProfileProps = Pick<DrawingFigureProps, 'note'> & {
  readonly finding: string
  readonly line: string
  readonly ticks: string
  readonly meridians: ReadonlyArray<{ readonly x: number; readonly label: string }>
  readonly rows: ReadonlyArray<ProfileRow>
  readonly createHref: (query: string) => string
}

/** Each row stands once: as letters above its summit where the window has room for them, else as a line of the list. */
export function Profile({ finding, line, ticks, meridians, rows, createHref, note }: ProfileProps) {
  const most = Math.max(...rows.map(({ jobs }) => jobs))
  return (
    <DrawingFigure caption={finding} {...(note && { note })}>
      <div className={line && styles.drawn}>
        {line && (
          <>
            <svg className={styles.shape} viewBox="0 0 2000 500" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.line} d={line} />
              <path className={styles.ticks} d={ticks} />
            </svg>
            <svg className={styles.axis} aria-hidden="true">
              {meridians.map(({ x, label }) => (
                <text key={label} x={`${x}%`} y="1.2em">
                  {label}
                </text>
              ))}
            </svg>
          </>
        )}
        <ol className={styles.list}>
          {rows.map((row) => (
            <li
              key={row.name}
              className={joinClassNames(
                row.flag ? styles.flagged[row.flag.from] : undefined,
                row.isMost && styles.most,
              )}
            >
              {row.query === null ? (
                <span className={styles.cell}>{describeRow(row, most)}</span>
              ) : (
                <Anchor href={createHref(row.query)} className={styles.cell}>
                  {describeRow(row, most)}
                </Anchor>
              )}
            </li>
          ))}
        </ol>
      </div>
    </DrawingFigure>
  )
}

function describeRow({ jobs, words, name, flag, isMost }: ProfileRow, most: number) {
  const count = jobs.toLocaleString('en-US')
  return (
    <>
      <b className={styles.count}>{count}</b>
      <VisuallyHidden>{` ${words} `}</VisuallyHidden>
      <span className={styles.name}>{name}</span>
      <svg className={styles.mark} aria-hidden="true">
        <rect className={styles.bar} width={`${Math.round((jobs / most) * 100)}%`} />
        {flag && <Flag {...flag} count={count} name={name} isMost={isMost} />}
      </svg>
    </>
  )
}

/** Parts of the width of the letters, and how far from a pole they stand. */
const shifts = { start: 0, middle: -0.5, end: -1 } as const
const distances = { start: '0.4em', middle: undefined, end: '-0.4em' }

type FlagProps = ProfileFlag & Pick<ProfileRow, 'name' | 'isMost'> & { readonly count: string }

function Flag({ x, summit, level, side, width, count, name, isMost }: FlagProps) {
  const pole = `${Math.round((summit - level) * 10) / 10}%`
  return (
    <svg x={`${x}%`} y={`${level}%`}>
      <line y2={pole} />
      {isMost && <circle cy={pole} />}
      <rect x={`${width * shifts[side]}em`} width={`${width}em`} />
      <text textAnchor={side} dx={distances[side]}>
        <tspan>{count}</tspan>
        {` ${name}`}
      </text>
    </svg>
  )
}
