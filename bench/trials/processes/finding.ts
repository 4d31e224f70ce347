export type Finding = {
  readonly what: string
  readonly measured: number | string
  readonly bound: string
  readonly isBroken: boolean
}

export const mustBe = (what: string, measured: number, expected: number): Finding => ({
  what,
  measured,
  bound: String(expected),
  isBroken: measured !== expected,
})

export const atMost = (what: string, measured: number, most: number): Finding => ({
  what,
  measured,
  bound: `at most ${most}`,
  isBroken: !(measured <= most),
})

export const atLeast = (what: string, measured: number, least: number): Finding => ({
  what,
  measured,
  bound: `at least ${least}`,
  isBroken: !(measured >= least),
})

const shown = 8

export function printExamples(title: string, all: ReadonlyArray<string>): void {
  if (all.length === 0) return
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  console.log(`${title}:`)
  for (const [one, count] of [...counts].slice(0, shown)) console.log(`  ${count} × ${one}`)
  if (counts.size > shown) console.log(`  and ${counts.size - shown} more`)
}
