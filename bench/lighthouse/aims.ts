import { documentLimit, scriptBeforeIntentLimit } from '../measure/limits.ts'
import type { Figures } from './figures.ts'

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
