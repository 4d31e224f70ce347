import { scripts, words } from './mail-texts.testing.ts'

export const sentSections = [
  { Section: 'contact', Title: 'Contact details', Entries: [[{ Field: 'City', Label: 'City', Value: words(100) }]] },
  {
    Section: 'employment',
    Title: 'Employment',
    Entries: Array.from({ length: 20 }, () => [
      { Field: 'Duties', Label: 'What you did', Value: `${words(4_000)}\n\n  and ${scripts.arabic}` },
      { Field: 'MayBeAsked', Label: 'May we ask this employer about you?', Value: 'no' },
    ]),
  },
  { Section: 'education', Title: 'Education', Entries: [] },
  { Section: 'veteran', Title: 'Veteran status', Entries: [[{ Field: 'a', Label: 'Status', Value: 'undefined' }]] },
]
