export function birthdaysSince1973() {
  const [year = 0, month = 0, day = 0] = new Date().toISOString().slice(0, 10).split('-').map(Number)
  const hasHadIt = month > 6 || (month === 6 && day >= 3)
  return hasHadIt ? year - 1973 : year - 1974
}
