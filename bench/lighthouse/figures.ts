import { median } from '../measure/percentile.ts'
import type { LighthouseReport } from './report.ts'

/** Scores from 0 to 100, times in milliseconds. */
export type Figures = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

const getScore = ({ categories }: LighthouseReport, name: string) => Math.round((categories[name]?.score ?? NaN) * 100)
const getValue = ({ audits }: LighthouseReport, name: string) => audits[name]?.numericValue ?? NaN

export function computeFigures(reports: ReadonlyArray<LighthouseReport>): Figures {
  const of = (read: (report: LighthouseReport, name: string) => number, name: string) =>
    median(reports.map((report) => read(report, name)))
  return {
    performance: of(getScore, 'performance'),
    accessibility: of(getScore, 'accessibility'),
    bestPractices: of(getScore, 'best-practices'),
    seo: of(getScore, 'seo'),
    lcp: of(getValue, 'largest-contentful-paint'),
    tbt: of(getValue, 'total-blocking-time'),
    cls: of(getValue, 'cumulative-layout-shift'),
  }
}

export const middleRun = (reports: ReadonlyArray<LighthouseReport>): LighthouseReport => {
  const sorted = reports.toSorted((a, b) => getScore(a, 'performance') - getScore(b, 'performance'))
  const report = sorted[Math.ceil(sorted.length / 2) - 1]
  if (!report) throw new Error('Nothing was measured.')
  return report
}
