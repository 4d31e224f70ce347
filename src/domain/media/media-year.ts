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
type Dated = { readonly day: number }

const pointsOf = (rows: ReadonlyArray<Dated>): LedgerRow['spans'] =>
  rows.map(({ day }) => ({ kind: 'point', from: day, to: day }))

function tellNext(next: CompanyEvent | undefined, today: number, scale: Scale): string {
  const first = next ? firstDay(next) : null
  if (!next || first === null) return 'no event is announced'
  const last = lastDay(next)
  if (first < today && last !== null && last > first) return `one event is on until ${dayInWords(last)}`
  return `the next event is on ${isOn(scale, first) ? dayInWords(first) : writeDate(toDateParts(first))}`
}

const tellNews = (count: number, { from }: Scale) =>
  `${countWord(count)} ${count === 0 ? 'news' : count === 1 ? 'piece of news' : 'pieces of news'} since ${toDateParts(from).month}`

export type MediaYear = {
  readonly finding: string
  readonly range: string
  readonly news: ReadonlyArray<{ readonly item: CompanyNews } & Dated>
  readonly events: ReadonlyArray<{ readonly item: CompanyEvent } & Dated>
  readonly ahead: number
  /** Soonest, of those that are not over and whose day is known. */
  readonly next: CompanyEvent | undefined
  readonly ledger: Ledger<LedgerRow>
}

type Media = { readonly news: ReadonlyArray<CompanyNews>; readonly events: ReadonlyArray<CompanyEvent> }

type Options = { readonly now: number; readonly today: number; readonly widths: ReadonlyArray<number> }

export function drawMediaYear(media: Media, { now, today, widths }: Options): MediaYear {
  const axis = monthAxis(today)
  const pick = <Row>(rows: ReadonlyArray<Row>, dayOf: (row: Row) => number | null) =>
    rows
      .flatMap((item) => {
        const day = dayOf(item)
        return isOn(axis.scale, day) ? [{ item, day }] : []
      })
      .toSorted((one, other) => other.day - one.day)
  const news = pick(media.news, ({ PublishedDate }) => toTimestamp(PublishedDate))
  const events = pick(media.events, firstDay)
  const [next] = sortEvents(media.events, now).filter((event) => hasDay(event) && !isPastEvent(event, now))
  return {
    finding: `${tellNews(news.length, axis.scale)}; ${tellNext(next, today, axis.scale)}.`,
    range: monthsInWords(axis),
    news,
    events,
    ahead: events.filter(({ item }) => !isPastEvent(item, now)).length,
    next,
    ledger: drawLedger([{ spans: pointsOf(news) }, { spans: pointsOf(events) }], axis, { now: today, widths }),
  }
}
