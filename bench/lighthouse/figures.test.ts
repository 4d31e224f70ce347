import { expect, test } from 'vitest'
import { computeFigures, middleRun } from './figures.ts'
import type { LighthouseReport } from './report.ts'

const run = (performance: number, lcp: number, seo: number | null = 1): LighthouseReport => ({
  categories: {
    performance: { score: performance, auditRefs: [] },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 0.96, auditRefs: [] },
    seo: { score: seo, auditRefs: [] },
  },
  audits: {
    'largest-contentful-paint': { score: 1, numericValue: lcp },
    'total-blocking-time': { score: 1, numericValue: 12.5 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
  },
})

test('each figure of a route is the median of its own, scores in hundredths', () => {
  expect(computeFigures([run(0.99, 900), run(0.8, 1_500), run(1, 1_200)])).toEqual({
    performance: 99,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    lcp: 1_200,
    tbt: 12.5,
    cls: 0,
  })
})

test('the run in the middle is the one of the middle performance', () => {
  expect(middleRun([run(0.99, 900), run(0.8, 1_500), run(1, 1_200)])).toEqual(run(0.99, 900))
})
