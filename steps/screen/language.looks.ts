import { createDrawnContent, drawnEvent, drawnJob, drawnVariants } from './drawn-content.ts'
import type { VisualState } from './visual-state.ts'

const modes: ReadonlyArray<Pick<VisualState, 'name' | 'browser' | 'prepare' | 'widths'>> = [
  { name: 'as usual' },
  { name: 'in forced colors', browser: { forcedColors: 'active' } },
  { name: 'on paper', prepare: (page) => page.emulateMedia({ media: 'print' }) },
]

type Drawing = Pick<VisualState, 'name' | 'address' | 'part'>

const inModes = ({ name, ...look }: Omit<VisualState, 'browser' | 'prepare' | 'widths'>): ReadonlyArray<VisualState> =>
  modes.map(({ name: mode, ...way }) => ({ ...look, ...way, name: `language: ${name} ${mode}` }))

const counted: ReadonlyArray<Drawing> = [
  { name: 'the ridge', address: '/home', part: 'main figure' },
  { name: 'west to east', address: '/careers', part: 'figure:has(ol)' },
  { name: 'the ledger of a year', address: '/media', part: 'main figure' },
]

const ofOneRow: ReadonlyArray<Drawing> = [
  { name: 'the day of an event', address: `/media/event/${drawnEvent}`, part: 'main figure' },
  { name: 'the estimate line', address: `/careers/job/${drawnJob}`, part: 'main figure' },
]

const terms = {
  'short terms': { DRAFT_DAYS: '30', APPLICATION_DAYS: '30', ACCOUNT_UNUSED_MONTHS: '0' },
  'long terms': { DRAFT_DAYS: '365', APPLICATION_DAYS: '3650', ACCOUNT_UNUSED_MONTHS: '120' },
} as const

/** The ranks of type and the four drawings (docs/design.md, docs/drawings.md), with none, one, two equal and fifty rows. */
export const languageVisualStates: ReadonlyArray<VisualState> = [
  ...[
    { name: 'the ridge', address: '/home' },
    { name: 'the ridge with its years', address: '/about-us' },
    { name: 'west to east', address: '/careers' },
    { name: 'the ledger of contracts', address: '/contracts' },
    { name: 'the ledger of privacy', address: '/privacy' },
    { name: 'the ledger of a year', address: '/media' },
    { name: 'the day of an event', address: `/media/event/${drawnEvent}` },
    { name: 'the estimate line', address: `/careers/job/${drawnJob}` },
  ].flatMap((look) => inModes({ ...look, isFullPage: true })),
  ...drawnVariants.flatMap((variant) =>
    [...counted, ...(variant === 'no rows' ? [] : ofOneRow)].flatMap((look) =>
      inModes({
        ...look,
        isFullPage: true,
        name: `${look.name} with ${variant}`,
        content: (today) => createDrawnContent(variant, today),
      }),
    ),
  ),
  ...Object.entries(terms).flatMap(([name, settings]) =>
    inModes({ name: `the ledger of privacy with ${name}`, address: '/privacy', part: 'main figure', settings }),
  ),
]
