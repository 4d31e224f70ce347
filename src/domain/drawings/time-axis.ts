export type Scale = { readonly from: number; readonly to: number }

export type Mark = { readonly value: number; readonly label: string }

export type AxisLabel = {
  readonly at: number
  readonly label: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly shownFrom: number
}

/** In percent of the width, to a hundredth. What lies outside stands at the nearer end. */
export const placeOn = ({ from, to }: Scale, value: number): number =>
  Math.round(Math.min(1, Math.max(0, (value - from) / (to - from))) * 10_000) / 100

/** In em, as air and reach: of digits and small letters at most. */
export const labelSize = (label: string): number => label.length * 0.6

const air = 0.7

const labelAt = (at: number, label: string, besideFrom: number) =>
  ({ at, label, anchor: at < besideFrom ? 'start' : at > 100 - besideFrom ? 'end' : 'middle' }) as const

const reach = ({ label, anchor }: Pick<AxisLabel, 'label' | 'anchor'>) =>
  labelSize(label) / (anchor === 'middle' ? 2 : 1)

/**
 * All marks where they have room, else each second, fourth or eighth, and none beside a fixed one.
 * @param marks evenly over the scale @param widths in em, narrowest first
 */
export function labelAxis(
  scale: Scale,
  marks: ReadonlyArray<Mark>,
  { fixed, widths }: { fixed: ReadonlyArray<Mark>; widths: ReadonlyArray<number> },
): ReadonlyArray<AxisLabel> {
  const fixedLabels = fixed.map(({ value, label }) => ({ ...labelAt(placeOn(scale, value), label, 12), shownFrom: 0 }))
  const size = Math.max(...marks.map(({ label }) => labelSize(label)))
  const ticks = marks.flatMap(({ value, label }, index) => {
    const tick = labelAt(placeOn(scale, value), label, 3)
    // The highest power of two that divides the index: how many marks apart those are that show together.
    const step = index & -index || marks.length
    const needed = [
      ((1.5 * size + air) * (marks.length - 1)) / step,
      ...fixedLabels.map((each) => (100 * (reach(tick) + reach(each) + air)) / Math.abs(tick.at - each.at)),
    ]
    const shownFrom = widths.find((width) => needed.every((least) => width >= least))
    return shownFrom ? [{ ...tick, shownFrom }] : []
  })
  return [...ticks, ...fixedLabels]
}
