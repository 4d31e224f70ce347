import type { Made } from './results.ts'

const parts: Readonly<Record<keyof Made, string>> = {
  words: 'its words',
  steps: 'the steps of its flow',
  machine: 'the machine of its flow',
}

const namesOfParts = Object.keys(parts) as ReadonlyArray<keyof Made>

/** The only test for staleness. Changes of the site beyond machines and their imports are not noticed. */
export const changedSince = (then: Partial<Made>, now: Partial<Made>): ReadonlyArray<string> =>
  namesOfParts.filter((part) => then[part] !== now[part]).map((part) => parts[part])

const listed = new Intl.ListFormat('en-US')

const isPlural = (changed: ReadonlyArray<string>) =>
  changed.length > 1 || changed[0] === parts.words || changed[0] === parts.steps

export const sayChanged = (changed: ReadonlyArray<string>): string =>
  changed.length === 0 ? '' : `${listed.format(changed)} ${isPlural(changed) ? 'have' : 'has'} changed since`
