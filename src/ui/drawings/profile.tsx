import type { ReactNode } from 'react'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
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
                <text key={label} x={`${x}%`}>
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
              className={joinClassNames(row.flag && styles.flagged[row.flag.from], row.isMost && styles.most)}
            >
              <RowLink row={row} createHref={createHref} plain="span" className={styles.cell}>
                <b className={styles.count}>{formatCount(row)}</b>
                <span className={styles.name}>{row.name}</span>
                <svg className={styles.mark}>
                  <rect width={`${Math.round((row.jobs / most) * 100)}%`} />
                </svg>
              </RowLink>
              {row.flag && <Flag {...row.flag} row={row} createHref={createHref} />}
            </li>
          ))}
        </ol>
      </div>
    </DrawingFigure>
  )
}

const formatCount = ({ jobs }: Pick<ProfileRow, 'jobs'>) => jobs.toLocaleString('en-US')

type RowLinkProps = Pick<ProfileProps, 'createHref'> & {
  readonly row: ProfileRow
  readonly plain: 'span' | 'g'
  readonly className?: string
  readonly children: ReactNode
}

function RowLink({ row, createHref, plain: Plain, ...rest }: RowLinkProps) {
  const label = `${formatCount(row)} ${row.words} ${row.name}`
  if (row.query === null) return <Plain {...rest} role="img" aria-label={label} />
  return <Anchor {...rest} href={createHref(row.query)} aria-label={label} />
}

/** Parts of the width of the letters, and how far from a pole they stand. */
const shifts = { start: 0, middle: -0.5, end: -1 } as const
const distances = { start: '0.4em', middle: undefined, end: '-0.4em' }

type FlagProps = ProfileFlag & Pick<RowLinkProps, 'row' | 'createHref'>

function Flag({ x, summit, level, side, width, row, createHref }: FlagProps) {
  const pole = `${Math.round((summit - level) * 10) / 10}%`
  return (
    <svg className={styles.flag}>
      <svg x={`${x}%`} y={`${level}%`}>
        <line y2={pole} />
        {row.isMost && <circle cy={pole} />}
        <RowLink row={row} createHref={createHref} plain="g">
          <rect x={`${width * shifts[side]}em`} width={`${width}em`} />
          <text textAnchor={side} dx={distances[side]}>
            <tspan>{formatCount(row)}</tspan>
            {` ${row.name}`}
          </text>
        </RowLink>
      </svg>
    </svg>
  )
}
