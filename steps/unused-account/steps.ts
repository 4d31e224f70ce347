import { Then, When, world } from '../harness/cucumber.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { personEmail } from '../session/steps.ts'

const daysPerMonth = 365.25 / 12

const daysPerUnit: Readonly<Record<string, number>> = { month: daysPerMonth, week: 7 }

const parseDays = (duration: string) =>
  Math.round(
    Array.from(
      duration.matchAll(/(\d+) (month|week)/g),
      ([, count, unit = '']) => Number(count) * (daysPerUnit[unit] ?? 0),
    ).reduce((sum, days) => sum + days, 0),
  )

When(
  /^nobody has signed in to ([A-Z]\w+)'s account for (\d+ (?:months?|weeks?)(?: and \d+ weeks?)?)$/,
  (_: Person, duration: string) => world.site.processAccounts(parseDays(duration)),
)

const dayLength = 24 * 60 * 60_000

function countDaysOfYears(years: number) {
  const [now, end] = [world.site.now(), world.site.now()]
  end.setUTCFullYear(now.getUTCFullYear() + years)
  return Math.round((end.getTime() - now.getTime()) / dayLength)
}

When(
  /^nobody has signed in to ([A-Z]\w+)'s account until (\d+) days before (\d+) years have passed$/,
  (_: Person, days: string, years: string) =>
    world.site.processAccounts(countDaysOfYears(Number(years)) - Number(days)),
)

const times: Readonly<Record<string, number>> = { once: 1, twice: 2 }

Then(
  /^([A-Z]\w+) has been told (once|twice|\d+ times) that her account will be deleted$/,
  async ({ name }: Person, often: string) => {
    const to = personEmail(name)
    const told = async () =>
      (await world.listMailsTo(to)).filter((mail) => mail.subject.startsWith('Your account will be deleted')).length
    await sees(told, times[often] ?? Number.parseInt(often, 10))
  },
)
