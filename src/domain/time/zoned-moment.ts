import { isDay } from '#contract/day.ts'

const zonedMoment =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Null for any text but one such as 2026-12-01T14:00Z or 2026-12-01T09:00:00-05:00; also without a zone. */
export function readZonedMoment(text: string): Date | null {
  const [, day] = zonedMoment.exec(text) ?? []
  return day !== undefined && isDay(day) ? new Date(text) : null
}
