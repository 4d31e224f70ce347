import type { Allowed } from './expected.ts'
import { isSame } from './same-value.ts'

export type Verdict = 'right' | 'wrong' | 'missed'

export type Finding = {
  readonly field: string
  readonly verdict: Verdict
  readonly expected: string
  readonly offered: string
}

const describe = (allowed: Allowed): string => allowed.map((value) => (value === '' ? '-' : value)).join(' // ')

export function judge(field: string, allowed: Allowed, offered: string): Finding[] {
  if (allowed.includes('?')) return []
  const finding = (verdict: Verdict): Finding[] => [{ field, verdict, expected: describe(allowed), offered }]
  if (offered === '') return allowed.includes('') ? [] : finding('missed')
  return finding(allowed.some((value) => value !== '' && isSame(field, value, offered)) ? 'right' : 'wrong')
}
