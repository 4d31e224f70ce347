import type { FormValues } from '#contract/form.ts'
import type { Pair } from './align.ts'
import type { CorpusResume } from './expected.ts'
import { readOffered, simplify } from './same-value.ts'
import { judge, type Finding } from './finding.ts'

const listStrays = ({ jobs, schools, strays }: CorpusResume, at: number): string[] => [
  ...strays,
  ...schools.flatMap(({ School = [] }) => School.filter((name) => name.length > 8)),
  ...jobs.flatMap(({ duties }, other) => (other === at || duties === null ? [] : [duties.first, duties.last])),
]

/** They are right if they have the first and the last words, and none of another part. */
function judgeDuties(expected: CorpusResume, at: number, offered: string): Finding[] {
  const duties = expected.jobs[at]?.duties ?? null
  if (duties === null) return []
  const { first, last } = duties
  const text = simplify(offered)
  const has = (words: string) => text.includes(simplify(words))
  const describe = (verdict: Finding['verdict'], what: string): Finding[] => [
    { field: 'job.Duties', verdict, expected: `${first} ... ${last}`, offered: what },
  ]
  if (offered === '') return describe('missed', '')
  const stray = listStrays(expected, at).find(
    (words) => has(words) && !simplify(`${first} ${last}`).includes(simplify(words)),
  )
  if (stray !== undefined) return describe('wrong', `has "${stray}" of another part`)
  const lost = [first, last].filter((words) => !has(words))
  return lost.length === 0 ? describe('right', '') : describe('wrong', `lacks "${lost.join('" and "')}"`)
}

export const judgeRestOfJobs = (
  expected: CorpusResume,
  read: readonly FormValues[],
  pairs: readonly Pair[],
): Finding[] =>
  expected.jobs.flatMap(({ asked }, at) => {
    const pair = pairs.find(([left]) => left === at)
    const offered = pair === undefined ? null : (read[pair[1]] ?? null)
    return [
      ...judgeDuties(expected, at, readOffered(offered, 'Duties')),
      ...judge('job.MayBeAsked', asked, readOffered(offered, 'MayBeAsked')),
    ]
  })
