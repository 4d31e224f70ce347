import { labelAxis, placeOn, type AxisLabel, type Mark, type Scale } from './time-axis.ts'

export type SpanKind = 'period' | 'option' | 'point' | 'today'

/** Values are of one unit: milliseconds on an axis of years, or days. A point ends where it begins. */
export type Span = { readonly kind: SpanKind; readonly from: number; readonly to: number }

export type LedgerRow = { readonly spans: ReadonlyArray<Span> }

export type Bar = { readonly kind: SpanKind; readonly at: number; readonly width: number }

export type Ledger<Row> = {
  readonly rows: ReadonlyArray<Row & { readonly bars: ReadonlyArray<Bar> }>
  readonly labels: ReadonlyArray<AxisLabel>
}

export type Axis = { readonly scale: Scale; readonly marks: ReadonlyArray<Mark> }

/** @param widths of the axis in em, narrowest first, at which labels may come @param now without one there is no today */
export function drawLedger<Row extends LedgerRow>(
  rows: ReadonlyArray<Row>,
  { scale, marks }: Axis,
  { now, widths }: { now?: number; widths: ReadonlyArray<number> },
): Ledger<Row> {
  const today = now === undefined ? [] : [{ kind: 'today', from: now, to: now } as const]
  return {
    rows: rows.map((row) => ({
      ...row,
      bars: [...row.spans, ...today].map(({ kind, from, to }) => {
        const at = placeOn(scale, from)
        return { kind, at, width: Math.round((placeOn(scale, to) - at) * 100) / 100 }
      }),
    })),
    labels: labelAxis(scale, marks, { fixed: today.map(({ from: value }) => ({ value, label: 'Today' })), widths }),
  }
}

const startOfYear = (year: number) => Date.UTC(year, 0, 1)

export const yearOf = (moment: number): number => new Date(moment).getUTCFullYear()

export function yearAxis(rows: ReadonlyArray<LedgerRow>, now: number): Axis {
  const moments = [now, ...rows.flatMap(({ spans }) => spans.flatMap(({ from, to }) => [from, to]))]
  const first = yearOf(Math.min(...moments))
  const last = yearOf(Math.max(...moments)) + 1
  return {
    scale: { from: startOfYear(first), to: startOfYear(last) },
    marks: Array.from({ length: last - first + 1 }, (_, index) => ({
      value: startOfYear(first + index),
      label: `${first + index}`,
    })),
  }
}
