import type { ExpectedAnswer } from './arm-press.ts'
import type { Target } from './find-target.ts'

export type Interaction = Target &
  ExpectedAnswer & {
    readonly name: string
    readonly address: string
    readonly keys?: readonly [string, string]
    readonly isOnce?: true
  }

const opportunities = '/careers/open'
const jobs = { selector: 'main [aria-busy] > div:first-child > p, ol[aria-label=Jobs] h3', reads: 'text' } as const
const bookmark = 'ol[aria-label=Jobs] button[aria-pressed]'
const careersMenu = 'nav details[data-group=Careers]'
const disable = { label: 'Disable All' }

export const interactions: ReadonlyArray<Interaction> = [
  {
    name: 'keyword key',
    address: opportunities,
    target: 'main input[name=search]',
    answer: jobs,
    keys: ['d', 'a'],
  },
  { name: 'filter', address: opportunities, target: 'main input[name=category]', answer: jobs },
  {
    name: 'menu',
    address: opportunities,
    target: `${careersMenu} > summary`,
    answer: { selector: careersMenu, reads: 'open' },
  },
  {
    name: 'accordion',
    address: '/legal',
    target: 'main details > summary',
    answer: { selector: 'main details', reads: 'open' },
  },
  {
    name: 'save',
    address: opportunities,
    target: bookmark,
    answer: { selector: bookmark, reads: 'aria-pressed' },
  },
  {
    name: 'consent',
    address: opportunities,
    target: 'button',
    ...disable,
    answer: { selector: 'button', ...disable, reads: 'aria-disabled' },
    isOnce: true,
  },
]
