import { expect, test } from 'vitest'
import { readPreferences, togglePreference, writePreferences } from './cookie-preferences.ts'

test('[C3.8-07] the preferences are values with a pipe between them', () => {
  expect(writePreferences(['necessary', 'social', 'analytical'])).toEqual('necessary|social|analytical')
  expect(writePreferences(['necessary'])).toEqual('necessary')
})

test.each([
  ['necessary', ['necessary']],
  ['necessary|social', ['necessary', 'social']],
  ['necessary|social|analytical', ['necessary', 'social', 'analytical']],
  ['analytical|necessary', ['necessary', 'analytical']],
  ['analytical', ['necessary', 'analytical']],
  ['necessary|social|social|social', ['necessary', 'social']],
  [' Necessary | SOCIAL ', ['necessary', 'social']],
  ['necessary|marketing|analytical', ['necessary', 'analytical']],
  ['|||necessary|', ['necessary']],
] as const)('[C3.8-07][C4.2-01][C4.2-02] a cookie that says "%s" is read as %j', (stored, preferences) => {
  expect(readPreferences(stored)).toEqual(preferences)
})

test.each([null, '', '|', 'yes', 'necessary-social', '{"social":true}', 'socially'])(
  '[C4.2-06] a cookie that says %j is no choice',
  (stored) => {
    expect(readPreferences(stored)).toEqual(null)
  },
)

test('a kind is turned on and off, and the others stay', () => {
  expect([
    togglePreference(['necessary', 'analytical'], 'social'),
    togglePreference(['necessary', 'social', 'analytical'], 'social'),
  ]).toEqual([
    ['necessary', 'social', 'analytical'],
    ['necessary', 'analytical'],
  ])
})
