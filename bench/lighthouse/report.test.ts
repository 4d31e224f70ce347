import { expect, test } from 'vitest'
import { worstAudits, type LighthouseReport } from './report.ts'

const report: LighthouseReport = {
  categories: {
    performance: {
      score: 0.7,
      auditRefs: [
        { id: 'cumulative-layout-shift', weight: 25 },
        { id: 'total-blocking-time', weight: 30 },
        { id: 'unused-javascript', weight: 0 },
        { id: 'bootup-time', weight: 0 },
        { id: 'bf-cache', weight: 0 },
      ],
    },
    seo: { score: 0.9, auditRefs: [{ id: 'meta-description', weight: 1 }] },
  },
  audits: {
    'cumulative-layout-shift': { score: 1, displayValue: '0' },
    'total-blocking-time': { score: 0.5, displayValue: '600 ms' },
    'unused-javascript': { score: 0, metricSavings: { LCP: 150 } },
    'bootup-time': { score: 0, displayValue: '2 s', metricSavings: { TBT: 400 } },
    'bf-cache': { score: 0 },
    'meta-description': { score: 0 },
  },
}

test('the worst audits are those that cost most of a score, then those whose mending would save most', () => {
  expect(worstAudits(report, 9)).toEqual([
    'total-blocking-time (600 ms)',
    'meta-description',
    'bootup-time (2 s)',
    'unused-javascript',
  ])
})

test('no more audits are named than were asked for', () => {
  expect(worstAudits(report, 1)).toEqual(['total-blocking-time (600 ms)'])
})
