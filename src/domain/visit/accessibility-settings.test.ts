import { expect, test } from 'vitest'
import { chooseOption, countActive, readSettings, settingsInEffect, writeSettings } from './accessibility-settings.ts'

test.each<[setting: string, options: unknown[], other: unknown]>([
  ['font', ['serif', 'sansSerif', 'dyslexic'], 'comic'],
  ['textSpacing', [1, 2, 3, 4, 5], 6],
  ['lineHeight', [150, 200, 250, 300], 175],
  ['scale', [105, 110, 115, 120, 125], 130],
  ['contrast', ['grayscale', 'invert', 'highSaturation', 'lowSaturation', 'highContrast'], 'sepia'],
  ['hideImages', [true], false],
  ['stopAnimations', [true], 1],
  ['readingGuide', [true], 'true'],
  ['readingFocus', [true], null],
])('[C3.8-11] %s is read from the device when it is one of %j, and %j is none', (setting, options, other) => {
  const readStored = (value: unknown) => readSettings(JSON.stringify({ [setting]: value }))
  expect(options.map(readStored)).toEqual(options.map((value) => ({ [setting]: value })))
  expect(readStored(other)).toEqual({})
})

test('[C4.3-03] choosing sets, choosing another replaces, choosing it again unsets, and the default unsets', () => {
  const serif = chooseOption({ scale: 110 }, { setting: 'font', value: 'serif' })
  expect([
    serif,
    chooseOption(serif, { setting: 'font', value: 'dyslexic' }),
    chooseOption(serif, { setting: 'font', value: 'serif' }),
    chooseOption(serif, { setting: 'font', value: null }),
    chooseOption(serif, { setting: 'hideImages', value: true }),
  ]).toEqual([
    { font: 'serif', scale: 110 },
    { font: 'dyslexic', scale: 110 },
    { scale: 110 },
    { scale: 110 },
    { font: 'serif', scale: 110, hideImages: true },
  ])
})

test('[C4.3-01] what differs from its default is counted', () => {
  expect([countActive({}), countActive({ font: 'serif', readingGuide: true })]).toEqual([0, 2])
})

test('[C3.8-12] what can be read of a stored text is kept, the rest has its default', () => {
  expect(
    [
      '{"font":"serif","scale":110}',
      '{"font":"comic","scale":"110","lineHeight":175,"hideImages":true,"readingGuide":1}',
      '{"textSpacing":2',
      '[1]',
      'null',
      '7',
      null,
    ].map(readSettings),
  ).toEqual([{ font: 'serif', scale: 110 }, { hideImages: true }, {}, {}, {}, {}, {}])
})

test('[C3.8-12] what is written is one JSON object of what differs', () => {
  expect([writeSettings({}), writeSettings({ font: 'serif', hideImages: true })]).toEqual([
    '{}',
    '{"font":"serif","hideImages":true}',
  ])
})

test('[C4.3-16] less motion is honored whatever is chosen; more contrast until another contrast is chosen', () => {
  const system = { lessMotion: true, moreContrast: true, ownColours: false }
  expect([
    settingsInEffect({ scale: 125 }, system),
    settingsInEffect({ contrast: 'grayscale' }, system),
    settingsInEffect({ stopAnimations: true }, { ...system, lessMotion: false, moreContrast: false }),
    settingsInEffect({}, null),
  ]).toEqual([
    { scale: 125, contrast: 'highContrast', stopAnimations: true },
    { contrast: 'grayscale', stopAnimations: true },
    { stopAnimations: true },
    {},
  ])
})
