const dayLength = 86_400_000

const dayText = (today: number, days: number) =>
  new Date(Math.floor(today / dayLength) * dayLength + days * dayLength).toISOString().slice(0, 10)

const isThanksgiving = (day: Date) =>
  day.getUTCMonth() === 10 && day.getUTCDay() === 4 && Math.ceil(day.getUTCDate() / 7) === 4

const isHoliday = (day: Date) => {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()]
  const isYearsEnd = (month === 12 && date >= 23) || (month === 1 && date === 1)
  return isYearsEnd || (month === 7 && date === 4) || isThanksgiving(day)
}

const isWorkday = (day: Date) => day.getUTCDay() % 6 !== 0 && !isHoliday(day)

/** First day, `days` or more from today, that starts `lasts` + 1 workdays in a row. @returns days from today */
function findWorkdayOffset(today: number, days: number, lasts: number): number {
  const isFree = (start: number) =>
    Array.from({ length: lasts + 1 }, (_, at) => new Date(`${dayText(today, start + at)}T00:00Z`)).every(isWorkday)
  return isFree(days) ? days : findWorkdayOffset(today, days + 1, lasts)
}

function completedYears(today: number, since: string) {
  const now = dayText(today, 0)
  const isBeforeDay = now.slice(5) < since.slice(5)
  return Number(now.slice(0, 4)) - Number(since.slice(0, 4)) - (isBeforeDay ? 1 : 0)
}

/** See the readme of `src/content/sample` for what each field counts. */
type Count = {
  readonly type?: string
  readonly daysFromImport?: number
  readonly workdayFromImport?: number
  readonly daysFromStart?: number
  /** In UTC, from 24 on of the day after; without it only the day counts. */
  readonly hour?: number
  readonly yearsSince?: string
}

export type SampleRow = Readonly<Record<string, unknown>>

const asCount = (value: unknown): Count => (typeof value === 'object' && value !== null ? value : {})

function startOffset({ StartDate, EndDate }: SampleRow, today: number): number {
  const { workdayFromImport } = asCount(StartDate)
  return workdayFromImport === undefined
    ? 0
    : findWorkdayOffset(today, workdayFromImport, asCount(EndDate).daysFromStart ?? 0)
}

function dayOffset({ daysFromImport, workdayFromImport, daysFromStart }: Count, start: number): number | undefined {
  if (workdayFromImport !== undefined) return start
  return daysFromStart === undefined ? daysFromImport : start + daysFromStart
}

export function countDates(row: SampleRow, today: number): SampleRow {
  const start = startOffset(row, today)
  const count = (value: unknown) => {
    const { type, hour, yearsSince, ...days } = asCount(value)
    if (yearsSince !== undefined) return completedYears(today, yearsSince)
    const day = dayOffset(days, start)
    if (day === undefined) return value
    if (hour === undefined) return { type, value: `${dayText(today, day)}T00:00:00.000` }
    const time = `${String(hour % 24).padStart(2, '0')}:00:00.000Z`
    return { type, value: `${dayText(today, day + Math.floor(hour / 24))}T${time}` }
  }
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, count(value)]))
}
