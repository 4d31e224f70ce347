import type { SectionName } from '#contract/application-sections.ts'

export type Start = {
  readonly section: SectionName
  readonly has: 'nothing' | 'a call to judge it' | 'an entry'
}

export const pathStarts = {
  'a section': { section: 'contact', has: 'nothing' },
  'a section that is being judged': { section: 'contact', has: 'a call to judge it' },
  'an entry': { section: 'education', has: 'an entry' },
} as const satisfies Readonly<Record<string, Start>>
