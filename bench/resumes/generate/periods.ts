import type { Month, Period } from './dates.ts'
import type { Random } from './random.ts'

const before = ({ month, year }: Month, months: number): Month => {
  const total = year * 12 + month - 1 - months
  return { month: (total % 12) + 1, year: Math.floor(total / 12) }
}

/** The newest first. */
export function createPeriods(random: Random, count: number): Period[] {
  const periods: Period[] = []
  let end: Month | null = random.chance(0.7) ? null : { month: 1 + random.below(12), year: 2025 }
  for (let at = 0; at < count; at += 1) {
    const from = before(end ?? { month: 1 + random.below(10), year: 2026 }, 14 + random.below(50))
    periods.push({ from, to: end })
    end = before(from, random.below(4))
  }
  return periods
}
