import { Schema } from 'effect'

const Dollars = Schema.Finite.check(
  Schema.makeFilter((amount) => Number(amount.toFixed(2)) === amount || 'Expected dollars and whole cents'),
)

/** US dollars; an amount in the wrong unit falls outside. */
const bounds = { hour: [1, 1_000], year: [1_000, 10_000_000] } as const

const isBound = ({ Low, High, Unit }: { Low: number; High: number; Unit: keyof typeof bounds }) =>
  bounds[Unit][0] <= Low && Low <= High && High <= bounds[Unit][1]

const expected = 'Expected Low at most High, both 1 to 1,000 dollars an hour or 1,000 to 10,000,000 dollars a year'

export const Pay = Schema.Struct({ Low: Dollars, High: Dollars, Unit: Schema.Literals(['year', 'hour']) }).check(
  Schema.makeFilter((pay) => isBound(pay) || expected),
)
export type Pay = typeof Pay.Type
