export type LighthouseReport = {
  readonly runtimeError?: { readonly code: string; readonly message: string }
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
}

type Category = {
  readonly score: number | null
  readonly auditRefs: ReadonlyArray<{ readonly id: string; readonly weight: number }>
}

type Audit = {
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
  /** In milliseconds; for CLS a layout shift score. */
  readonly metricSavings?: Readonly<Record<string, number>>
}

const computeCost = ({ score }: Audit, weight: number) => weight * (1 - (score ?? 1))

const computeSavings = ({ metricSavings = {} }: Audit) =>
  Math.max(0, metricSavings['LCP'] ?? 0, metricSavings['TBT'] ?? 0)

const formatAudit = (id: string, { displayValue }: Audit) => (displayValue ? `${id} (${displayValue})` : id)

export function worstAudits({ categories, audits }: LighthouseReport, count: number): ReadonlyArray<string> {
  const weighed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => (audits[id] ? [{ id, audit: audits[id], cost: computeCost(audits[id], weight) }] : []))
  const costly = weighed.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost)
  const slow = weighed
    .filter(({ audit, cost }) => cost === 0 && (audit.score ?? 1) < 1 && computeSavings(audit) > 0)
    .toSorted((a, b) => computeSavings(b.audit) - computeSavings(a.audit))
  return [...costly, ...slow].slice(0, count).map(({ id, audit }) => formatAudit(id, audit))
}
