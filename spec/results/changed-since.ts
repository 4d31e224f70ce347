import type { Made } from './results.ts'

const parts: Readonly<Record<keyof Made, string>> = {
  words: 'its words',
  steps: 'the steps of its flow',
  machine: 'the machine of its flow',
}

const namesOfParts = Object.keys(parts) as ReadonlyArray<keyof Made>

/**
 * What has changed since something ran, in words; nothing while it is as it ran. This is the one measure of whether a
 * result, or what was taken, is stale. A change of the site outside of its machines and what these import is not seen.
 */
export const changedSince = (then: Partial<Made>, now: Partial<Made>): ReadonlyArray<string> =>
  namesOfParts.filter((part) => then[part] !== now[part]).map((part) => parts[part])

const listed = new Intl.ListFormat('en-US')

const isPlural = (changed: ReadonlyArray<string>) =>
  changed.length > 1 || changed[0] === parts.words || changed[0] === parts.steps

/** "its words have changed since"; nothing where nothing has. */
export const sayChanged = (changed: ReadonlyArray<string>): string =>
  changed.length === 0 ? '' : `${listed.format(changed)} ${isPlural(changed) ? 'have' : 'has'} changed since`
