import { CommandProblem } from '#scripts/command.ts'
import type { ExpectedAnswer } from './arm-press.ts'
import type { Target } from './find-target.ts'

/** Its target is the first that is not chosen yet, so that a second press chooses another. */
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
const menu = 'nav details[data-group]'
const panel = 'main details'
const disable = { label: 'Disable All' }

export const interactions: ReadonlyArray<Interaction> = [
  { name: 'key', address: opportunities, target: 'main input[name=search]', answer: jobs, keys: ['d', 'a'] },
  {
    name: 'filter',
    address: opportunities,
    target: 'main input:is([name=state], [name=category]):not(:checked)',
    answer: jobs,
  },
  {
    name: 'menu',
    address: opportunities,
    target: `${menu}:not([open]) > summary`,
    answer: { selector: menu, reads: 'open' },
  },
  {
    name: 'accordion',
    address: '/legal',
    target: `${panel}:not([open]) > summary`,
    answer: { selector: panel, reads: 'open' },
  },
  {
    name: 'save',
    address: opportunities,
    target: `${bookmark}:not([aria-pressed=true])`,
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

export function chooseInteractions(names: ReadonlyArray<string>): ReadonlyArray<Interaction> {
  const known = interactions.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new CommandProblem(`There is no press ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  return names.length === 0 ? interactions : interactions.filter(({ name }) => names.includes(name))
}
