import type { FormValues } from '#contract/form.ts'
import { sections, sectionTitle } from '#contract/application-sections.ts'
import { formatEntryName } from './application-form.ts'

type ListName = 'education' | 'employment' | 'references'
type Place = { readonly section: 'contact' | ListName; readonly field: string }

const nouns: Readonly<Record<ListName, readonly [one: string, several: string]>> = {
  employment: ['job', 'jobs'],
  education: ['school', 'schools'],
  references: ['reference', 'references'],
}

const count = (list: ListName, found: number) =>
  `${found === 0 ? 'no' : found.toLocaleString('en-US')} ${nouns[list][found === 1 ? 0 : 1]}`

export const resumeLines = {
  filled: 'What was filled in',
  found: (found: Readonly<Record<ListName, number>>) =>
    `We found ${count('employment', found.employment)}, ${count('education', found.education)} and ${count('references', found.references)} in it.`,
  unread: (list: ListName) =>
    `It has a part on ${sectionTitle(list).toLowerCase()}, but we could read no ${nouns[list][0]} there.`,
  skipped: (headings: ReadonlyArray<string>) => `The form does not ask for: ${headings.join(', ')}.`,
  check: 'Please check',
  unsure: (line: string) => `guessed from “${line}”, which can also be read another way`,
  title: 'We could not place these lines',
  lead: 'Say where a line belongs and we put it there, or leave it out. This list is not kept when you leave or reload your application.',
  open: (open: number, all: number) =>
    open === 0
      ? 'Every line is placed or left out.'
      : `${open} of ${all} ${all === 1 ? 'line is' : 'lines are'} still to be placed.`,
  headless: 'Other lines',
  label: (line: string) => `Where “${line}” belongs`,
  choose: 'Choose a field',
  chooseFirst: 'Please choose a field first',
  nowhere: 'No field can take this line now.',
  put: 'Put it there',
  dismiss: 'Not needed',
  undo: 'Undo',
  whole: 'Show the whole line',
  more: (lines: number) => `Show ${lines} more ${lines === 1 ? 'line' : 'lines'}`,
  dismissed: 'Left out.',
  placed: (where: string) => `Added to ${where}.`,
  returned: (where: string) => `Taken out of ${where}.`,
  changed: (where: string) => `You have changed ${where} since, so it stays as it is.`,
  restored: 'Back in the list.',
  refused: (problem: string) => `It was not added: ${problem}.`,
} as const

const fieldLabel = ({ section, field }: Place) =>
  (sections[section].form.labels as Readonly<Record<string, string>>)[field] ?? field

export function formatPlace(place: Place, values: FormValues | null, index: number): string {
  const { section } = place
  if (section === 'contact') return `${sectionTitle(section)}: ${fieldLabel(place)}`
  const entry = values === null ? `New ${nouns[section][0]}` : formatEntryName(section, values, index)
  return `${entry}: ${fieldLabel(place)}`
}
