/** The full years since the company was founded on June 3, 1973, counted in UTC (J0-02, C1-24). */
export function companyAge(now: number): number {
  const today = new Date(now)
  const isBeforeJune3 = today.getUTCMonth() < 5 || (today.getUTCMonth() === 5 && today.getUTCDate() < 3)
  return today.getUTCFullYear() - 1973 - (isBeforeJune3 ? 1 : 0)
}
