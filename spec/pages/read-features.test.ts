import { expect, test } from 'vitest'
import { parseFeature } from '../parse-feature.ts'
import { readSources } from '../files.ts'
import { readFeatures } from './read-features.ts'

test('a case is told on the screen only where its run is kept from memory, by a tag of whatever it stands in', () => {
  const kept = readSources('features/**/*.feature').flatMap(({ file, text }) =>
    parseFeature(file, text)
      .pickles.filter(({ tags }) => tags.some(({ name }) => name === '@screen'))
      .map(({ location }) => `${file}:${location?.line}`),
  )
  const told = readFeatures().flatMap(({ file, rules }) =>
    rules.flatMap(({ examples }) =>
      examples.flatMap(({ cases }) => cases.flatMap(({ isOnScreen, line }) => (isOnScreen ? `${file}:${line}` : []))),
    ),
  )
  expect(kept.length).toBeGreaterThan(0)
  expect(told.toSorted()).toEqual(kept.toSorted())
})
