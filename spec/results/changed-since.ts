import type { SourceHashes } from './results.ts'

const parts: Readonly<Record<keyof SourceHashes, string>> = {
  words: 'its words',
  steps: 'the steps of its flow',
  machine: 'the machine of its flow',
}

const hashPartNames = Object.keys(parts) as ReadonlyArray<keyof SourceHashes>

/** The only test for staleness. Changes of the site beyond machines and their imports are not noticed. */
export const changedSince = (then: Partial<SourceHashes>, now: Partial<SourceHashes>): ReadonlyArray<string> =>
  hashPartNames.filter((part) => then[part] !== now[part]).map((part) => parts[part])

const listed = new Intl.ListFormat('en-US')

const isPlural = (changed: ReadonlyArray<string>) =>
  changed.length > 1 || changed[0] === parts.words || changed[0] === parts.steps

export const formatChangedParts = (changed: ReadonlyArray<string>): string =>
  changed.length === 0 ? '' : `${listed.format(changed)} ${isPlural(changed) ? 'have' : 'has'} changed since`
