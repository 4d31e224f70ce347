import type { Allowed } from '../expected.ts'
import { duties, employers, firmsWithEnding, places, reasons, titles, titlesWithComma } from '../words/work.ts'
import { dateForms, inForm, type DateForm, type Period } from './dates.ts'
import { createPeriods } from './periods.ts'
import { firstOfEach, type Random } from './random.ts'

export type Job = {
  readonly title: string
  readonly employer: string
  readonly place: string
  readonly period: Period
  readonly dates: string
  readonly duties: readonly string[]
  readonly expected: {
    readonly employer: Allowed
    readonly from: string
    readonly to: string
    readonly isNow: Allowed
  }
}

export type JobRules = {
  /** Titles and employers may have a comma, since nothing but lines, strokes or dashes parts them. */
  readonly hasCommas: boolean
  /** Names; all if not given. */
  readonly dateForms?: readonly string[]
  /** All jobs are at one employer. */
  readonly hasOneEmployer?: boolean
}

type Work = Pick<Job, 'title' | 'employer' | 'place'> & { readonly allowed: Allowed }

function createWork(random: Random, { hasCommas }: JobRules): Work {
  const hasEnding = hasCommas && random.chance(0.15)
  const employer = random.pick(random.own(hasEnding ? firmsWithEnding : employers))
  return {
    title: random.pick(random.own(hasCommas && random.chance(0.12) ? titlesWithComma : titles)),
    employer,
    place: random.pick(places),
    allowed: hasEnding ? [employer, employer.replace(/,? \S+$/, '')] : [employer],
  }
}

/** A year with nothing behind its dash may or may not go on. */
const isNow = ({ name }: DateForm, { to }: Period): Allowed =>
  to !== null ? [''] : name === 'years-open' ? ['yes', ''] : ['yes']

const createJob = ({ allowed, ...work }: Work, form: DateForm, period: Period): Omit<Job, 'duties'> => ({
  ...work,
  period,
  dates: form.write(period),
  expected: {
    employer: allowed,
    from: inForm(period.from, form.precision),
    to: period.to === null ? '' : inForm(period.to, form.precision),
    isNow: isNow(form, period),
  },
})

function createDuties(random: Random, count: number): string[][] {
  const all = random.shuffle(random.own(duties))
  const size = Math.floor(all.length / count)
  const lengthen = (duty: string) => (random.chance(0.15) ? `${duty}, ${random.pick(random.own(reasons))}` : duty)
  return Array.from({ length: count }, (_, at) =>
    all.slice(at * size, at * size + 2 + random.below(size - 1)).map(lengthen),
  )
}

export function createJobs(random: Random, rules: JobRules): Job[] {
  const form = random.pick(dateForms.filter(({ name }) => rules.dateForms?.includes(name) ?? true))
  const drafts = Array.from({ length: 2 + random.below(3) }, () => createWork(random, rules))
  const [newest] = drafts
  const works =
    rules.hasOneEmployer === true && newest !== undefined
      ? firstOfEach(drafts, ({ title }) => title).map(({ title }) => ({ ...newest, title }))
      : firstOfEach(drafts, ({ employer }) => employer)
  const periods = createPeriods(random, works.length)
  const lists = createDuties(random, works.length)
  return works.flatMap((work, at) => {
    const [period, list] = [periods[at], lists[at]]
    return period === undefined || list === undefined ? [] : [{ ...createJob(work, form, period), duties: list }]
  })
}
