import type { Figures } from '../lighthouse/figures.ts'
import type { RouteCost } from '../page/measure-route.ts'

export const documentLimit = 14_336
export const scriptBeforeIntentLimit = 6 * 1024
export const scriptLimit = 150 * 1024

export type MeasuredFigures = Figures & {
  readonly document: number
  readonly script: number
}

type Aim = { readonly name: string; readonly isMet: (measured: MeasuredFigures, pattern: string) => boolean }

const homeLargestPaint = 1_200
const largestPaint = 1_000
const blockingTime = 30

const isZeroShift = (cls: number) => Math.round(cls * 1000) === 0

const aims: ReadonlyArray<Aim> = [
  { name: 'performance', isMet: ({ performance }) => performance === 100 },
  { name: 'accessibility', isMet: ({ accessibility }) => accessibility === 100 },
  { name: 'best practices', isMet: ({ bestPractices }) => bestPractices === 100 },
  { name: 'SEO', isMet: ({ seo }) => seo === 100 },
  { name: 'LCP', isMet: ({ lcp }, pattern) => lcp <= (pattern === '/home' ? homeLargestPaint : largestPaint) },
  { name: 'TBT', isMet: ({ tbt }) => tbt <= blockingTime },
  { name: 'CLS', isMet: ({ cls }) => isZeroShift(cls) },
  { name: 'document', isMet: ({ document }) => document <= documentLimit },
  { name: 'script', isMet: ({ script }) => script <= scriptBeforeIntentLimit },
]

export const missedAims = (measured: MeasuredFigures, pattern: string): ReadonlyArray<string> =>
  aims.filter(({ isMet }) => !isMet(measured, pattern)).map(({ name }) => name)

const longestTask = 50

export const missedLimits = ({ document, script, layoutShift, longest, longestWaking }: RouteCost) =>
  [
    { name: 'document', isMet: document <= documentLimit },
    { name: 'script before intent', isMet: script.before <= scriptBeforeIntentLimit },
    { name: 'script', isMet: script.awake <= scriptLimit },
    { name: 'CLS', isMet: Math.round(layoutShift * 1000) === 0 },
    { name: 'longest task', isMet: longest <= longestTask },
    { name: 'longest task of waking', isMet: !(longestWaking > longestTask) },
  ]
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)
