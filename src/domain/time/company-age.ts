export function companyAge(now: number): number {
  const today = new Date(now)
  const isBeforeJune3 = today.getUTCMonth() < 5 || (today.getUTCMonth() === 5 && today.getUTCDate() < 3)
  return today.getUTCFullYear() - 1973 - (isBeforeJune3 ? 1 : 0)
}
