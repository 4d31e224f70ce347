import { Schema } from 'effect'

/** The least and the most that a posting may state, in US dollars: a wrong unit falls out of them. */
const bounds = { hour: [1, 1_000], year: [1_000, 10_000_000] } as const

const expected = 'Expected Low at most High, both 1 to 1,000 dollars an hour or 1,000 to 10,000,000 dollars a year'

/** What a job pays, from `Low` to `High`, before tax, in US dollars; both are the same where there is one amount. */
export const Pay = Schema.Struct({
  Low: Schema.Finite,
  High: Schema.Finite,
  Unit: Schema.Literals(['year', 'hour']),
}).check(
  Schema.makeFilter(
    ({ Low, High, Unit }) => (bounds[Unit][0] <= Low && Low <= High && High <= bounds[Unit][1]) || expected,
  ),
)
export type Pay = typeof Pay.Type
