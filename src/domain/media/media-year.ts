import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { drawLedger, type Ledger, type LedgerRow } from '../drawings/ledger.ts'
import { monthAxis, monthsInWords } from '../drawings/month-axis.ts'
import type { Scale } from '../drawings/time-axis.ts'
import { countWord } from '../text/count-word.ts'
import { toDateParts, toTimestamp, writeDate } from '../time/dates.ts'
import { firstDay, isOn, lastDay } from './event-day.ts'
import { sortEvents } from './media-lists.ts'
import { hasDay, isPastEvent } from './news-events.ts'

const dayInWords = (moment: number) => {
  const { month, day } = toDateParts(moment)
  return `${month} ${day}`
}

/** A midnight, in milliseconds as if in UTC. */
type DayItem = { readonly day: number }

const toPoints = (rows: ReadonlyArray<DayItem>): LedgerRow['spans'] =>
  rows.map(({ day }) => ({ kind: 'point', from: day, to: day }))

function describeNext(next: CompanyEvent | undefined, today: number, scale: Scale): string {
  const first = next ? firstDay(next) : null
  if (!next || first === null) return 'no event is announced'
  const last = lastDay(next)
  if (first < today && last !== null && last > first) return `one event is on until ${dayInWords(last)}`
  return `the next event is on ${isOn(scale, first) ? dayInWords(first) : writeDate(toDateParts(first))}`
}

const describeNews = (count: number, { from }: Scale) =>
  `${countWord(count)} ${count === 0 ? 'news' : count === 1 ? 'piece of news' : 'pieces of news'} since ${toDateParts(from).month}`

export type MediaYear = {
  readonly finding: string
  readonly range: string
  readonly news: ReadonlyArray<{ readonly item: CompanyNews } & DayItem>
  readonly events: ReadonlyArray<{ readonly item: CompanyEvent } & DayItem>
  readonly ahead: number
  /** Soonest, of those that are not over and whose day is known. */
  readonly next: CompanyEvent | undefined
  readonly ledger: Ledger<LedgerRow>
}

type Media = { readonly news: ReadonlyArray<CompanyNews>; readonly events: ReadonlyArray<CompanyEvent> }

type Options = { readonly now: number; readonly today: number; readonly widths: ReadonlyArray<number> }

export function drawMediaYear(media: Media, { now, today, widths }: Options): MediaYear {
  const axis = monthAxis(today)
  const pick = <Row>(rows: ReadonlyArray<Row>, readDay: (row: Row) => number | null) =>
    rows
      .flatMap((item) => {
        const day = readDay(item)
        return isOn(axis.scale, day) ? [{ item, day }] : []
      })
      .toSorted((one, other) => other.day - one.day)
  const news = pick(media.news, ({ PublishedDate }) => toTimestamp(PublishedDate))
  const events = pick(media.events, firstDay)
  const [next] = sortEvents(media.events, now).filter((event) => hasDay(event) && !isPastEvent(event, now))
  return {
    finding: `${describeNews(news.length, axis.scale)}; ${describeNext(next, today, axis.scale)}.`,
    range: monthsInWords(axis),
    news,
    events,
    ahead: events.filter(({ item }) => !isPastEvent(item, now)).length,
    next,
    ledger: drawLedger([{ spans: toPoints(news) }, { spans: toPoints(events) }], axis, { now: today, widths }),
  }
}
