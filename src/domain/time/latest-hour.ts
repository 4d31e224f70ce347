const day = 24 * 60 * 60_000

export function latestHour(now: Date, hour: string): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${hour}:00.000Z`)
  return today <= now ? today : new Date(today.getTime() - day)
}
