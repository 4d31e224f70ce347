import type { VisualState } from './visual-state.ts'

const pages = [
  ['the ridge', '/home'],
  ['the ridge with its years', '/about-us'],
  ['west to east', '/careers'],
  ['the ledger of contracts', '/contracts'],
  ['the ledger of privacy', '/privacy'],
  ['the ledger of a year', '/media'],
  ['the day of an event', '/media/event/88'],
  ['the estimate line', '/careers/job/6837'],
] as const

const modes: ReadonlyArray<Pick<VisualState, 'name' | 'browser' | 'prepare'>> = [
  { name: 'as usual' },
  { name: 'in forced colors', browser: { forcedColors: 'active' } },
  { name: 'on paper', prepare: (page) => page.emulateMedia({ media: 'print' }) },
]

/** The ranks of type and the four drawings (docs/design.md, docs/drawings.md). */
export const languageVisualStates: ReadonlyArray<VisualState> = pages.flatMap(([drawing, address]) =>
  modes.map(({ name, ...mode }) => ({ name: `language: ${drawing} ${name}`, address, isFullPage: true, ...mode })),
)
