import type { Milestone } from '#content/about.ts'
import * as styles from './history-ridge.css.ts'

export type Point = readonly [x: number, y: number]

export function ridgePath([first, ...others]: ReadonlyArray<Point>): string {
  if (!first) return ''
  let [x, y] = first
  const curves = others.map(([nextX, nextY]) => {
    const middle = (x + nextX) / 2
    const curve = `C${middle} ${y} ${middle} ${nextY} ${nextX} ${nextY}`
    ;[x, y] = [nextX, nextY]
    return curve
  })
  return [`M${first.join(' ')}`, ...curves].join('')
}

const [width, height, sky, ground] = [1200, 330, 46, 40]
const slopes = [0.84, 0.68, 0.52, 0.36, 0.2]

type Step = Pick<Milestone, 'year' | 'people'>

function getStepPositions(steps: ReadonlyArray<Step>) {
  const [from, to] = [steps[0]?.year ?? 0, steps.at(-1)?.year ?? 1]
  const most = Math.max(...steps.map(({ people }) => people))
  const foot = height - ground
  return steps.map(({ year, people }) => ({
    year,
    people,
    x: Math.round(24 + ((year - from) / (to - from)) * (width - 72)),
    y: Math.round(foot - (people / most) * (foot - sky)),
  }))
}

/** Hidden from screen readers: the list below says the same. @param steps at least two, oldest first */
export function HistoryRidge({ steps }: { steps: ReadonlyArray<Step> }) {
  const places = getStepPositions(steps)
  const foot = height - ground
  const outline = (share: number): ReadonlyArray<Point> => [
    [0, foot],
    ...places.map(({ x, y }): Point => [x, Math.round(foot - (foot - y) * share)]),
    [width, Math.round(foot - (foot - (places.at(-1)?.y ?? foot)) * share)],
  ]
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      <path className={styles.mass} d={`${ridgePath(outline(1))}V${foot}H0Z`} />
      {slopes.map((share) => (
        <path key={share} className={styles.slope} d={ridgePath(outline(share))} />
      ))}
      <path className={styles.ridge} d={ridgePath(outline(1))} />
      {places.map(({ x, y, year, people }) => (
        <g key={year}>
          <path className={styles.fall} d={`M${x} ${y}V${foot}`} />
          <circle className={styles.summit} cx={x} cy={y} r={6} />
          <text className={styles.people} x={x} y={y - 16}>
            {people.toLocaleString('en-US')}
          </text>
          <text className={styles.year} x={x} y={height - 10}>
            {year}
          </text>
        </g>
      ))}
    </svg>
  )
}
