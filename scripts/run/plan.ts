import { findExamples } from '../names/find-examples.ts'
import { findTests } from '../names/find-tests.ts'
import type { Fault } from '#faults/fault.ts'
import type { Imports } from './imports.ts'
import type { Sources } from './sources.ts'
import { findAffectedTests } from './affected-tests.ts'

export type Plan = { readonly isCertain: boolean; readonly says: string }

function noticing({ caughtBy, within }: Fault): ReadonlyArray<string> | null {
  if (within === undefined) return null
  if (caughtBy === 'paths') return findTests('paths', [within]).files
  const { examples } = findExamples([within], { isInMemory: false })
  return examples.flatMap(({ file, tags }) => (tags.includes('@screen') ? [file] : []))
}

export function createFaultPlan(fault: Fault, imports: Imports, sources: Sources): Plan {
  const { caughtBy = 'features', file } = fault
  if (caughtBy === 'unit' || caughtBy === 'features') return { isCertain: true, says: `${caughtBy} runs whole` }
  const touched = findAffectedTests([file], imports, sources)
  if ('everything' in touched) return { isCertain: true, says: touched.everything }
  const noticed = noticing(fault)
  if (noticed === null) return { isCertain: false, says: `${caughtBy} does not run whole` }
  const left = noticed.filter((each) => !touched.files.has(each))
  if (left.length > 0) return { isCertain: false, says: `not touched: ${left.join(', ')}` }
  if (noticed.length > 0) return { isCertain: true, says: `touched: ${noticed.join(', ')}` }
  return { isCertain: false, says: 'no example needs a screen' }
}
