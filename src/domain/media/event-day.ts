import type { CompanyEvent } from '#contract/media.ts'
import { monthAxis, monthsInWords } from '../drawings/month-axis.ts'
import type { Scale } from '../drawings/time-axis.ts'
import { dayLength, toDateParts, writeDate } from '../time/dates.ts'

type TimedEvent = Pick<CompanyEvent, 'Time'>

function readDay(instant: number | null, day: number | undefined): number | null {
  if (instant === null) return null
  const start = Math.floor(instant / dayLength) * dayLength
  // A place may be a day ahead of UTC or behind it, and an end is counted as far as Hawaii.
  const near = [start, start - dayLength, start + dayLength]
  return near.find((each) => new Date(each).getUTCDate() === day) ?? start
}

/** Midnight on the calendar of the place, in milliseconds as if in UTC. */
export const firstDay = ({ Time: { Start, Days } }: TimedEvent): number | null => readDay(Start, Days[0]?.Day)

export const lastDay = ({ Time: { End, Days } }: TimedEvent): number | null => readDay(End, Days.at(-1)?.Day)

export const isOn = ({ from, to }: Scale, day: number | null): day is number => day !== null && from <= day && day < to

/** In percent, to a hundredth. The page of an event does without what places marks of other axes. */
const createPlace =
  ({ from, to }: Scale) =>
  (moment: number) =>
    Math.round(((moment - from) / (to - from)) * 10_000) / 100

export type EventDay = {
  readonly name: string
  readonly day: { readonly at: number; readonly label: string } | null
  readonly today: number | null
  readonly months: ReadonlyArray<{ readonly at: number; readonly label: string }>
}

export function drawEventDay(event: TimedEvent, today: number): EventDay {
  const first = firstDay(event)
  const near = monthAxis(today)
  const isNear = first === null || isOn(near.scale, first)
  const { scale, marks } = isNear ? near : monthAxis(first)
  const place = createPlace(scale)
  const days = event.Time.Days.map(({ Day, Month }) => `${Month.slice(0, 3)} ${Day}`)
  const date = first === null ? 'A day that is not known yet' : writeDate(toDateParts(first))
  return {
    name: `${date}, among the months from ${monthsInWords({ scale, marks })}`,
    day: first === null ? null : { at: place(first), label: days.join(' – ') },
    today: isNear ? place(today) : null,
    months: marks.map(({ value, label }) => ({ at: place(value), label })),
  }
}
