import type { Verdict } from './finding.ts'
import type { ResumeScore } from './score.ts'

export type Figures = {
  readonly right: number
  readonly wrong: number
  readonly missed: number
  readonly precision: number
  readonly recall: number
  /** 1 if all is right; a wrong value costs three times what a missed one does. */
  readonly score: number
}

const wrongCost = 3

export const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

function countVerdicts(findings: ReadonlyArray<{ readonly verdict: Verdict; readonly expected: string }>): Figures {
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length
  const [right, wrong, missed] = [count('right'), count('wrong'), count('missed')]
  const expected = findings.filter((finding) => finding.expected !== '-').length
  return {
    right,
    wrong,
    missed,
    precision: share(right, right + wrong),
    recall: share(right, expected),
    score: 1 - share(missed + wrongCost * wrong, expected),
  }
}

export function figuresByField(scores: readonly ResumeScore[]): Map<string, Figures> {
  const byField = Map.groupBy(
    scores.flatMap(({ findings }) => findings),
    ({ field }) => field,
  )
  return new Map([...byField].map(([field, findings]) => [field, countVerdicts(findings)]))
}

export const figuresOfAll = (scores: readonly ResumeScore[]): Figures =>
  countVerdicts(scores.flatMap(({ findings }) => findings))

export type WholeFigures = {
  readonly expected: number
  readonly right: number
  readonly partly: number
  readonly unknown: number
  readonly share: number
}

export function figuresOfWhole(scores: readonly ResumeScore[], kind: 'jobs' | 'schools'): WholeFigures {
  const sum = (field: 'expected' | 'right' | 'offered' | 'unknown') =>
    scores.reduce((total, score) => total + score[kind][field], 0)
  const [expected, right, unknown] = [sum('expected'), sum('right'), sum('unknown')]
  return { expected, right, partly: sum('offered') - unknown - right, unknown, share: share(right, expected) }
}
