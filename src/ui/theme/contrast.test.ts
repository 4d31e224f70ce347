import { expect, test } from 'vitest'
import { highContrast, palette } from './palette.ts'

type Colour = keyof typeof palette

function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const each = (foregrounds: readonly Colour[], backgrounds: readonly Colour[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const))

const light = ['paper', 'mist', 'white'] as const
const notices = ['infoTint', 'successTint', 'warningTint', 'dangerTint'] as const

const texts = [
  ...each(['ink', 'inkSoft', 'evergreen900', 'evergreen700', 'evergreen500', 'larchDeep', 'bark', 'danger'], light),
  ...each(['ink', 'evergreen700'], notices),
  ...each(['evergreen900'], ['evergreen100']),
  ...each(['ink'], ['evergreen300', 'larch', 'onDarkSoft']),
  ...each(['evergreen900'], ['onDark']),
  ...each(['white'], ['evergreen700', 'evergreen900', 'ink']),
  ...each(['onDark', 'onDarkSoft', 'larch'], ['evergreen900', 'evergreen800', 'evergreen700']),
]

const signs = [
  ...each(['control', 'evergreen700', 'danger', 'info', 'success', 'warning', 'orange'], light),
  ...each(['evergreen500'], ['paper', 'white']),
  ['info', 'infoTint'],
  ['success', 'successTint'],
  ['warning', 'warningTint'],
  ['danger', 'dangerTint'],
  ...each(['onDarkSoft'], ['evergreen900']),
  ...each(['ink'], [...light, ...notices, 'larch', 'onDarkSoft']),
  ...each(['larch'], ['ink', 'evergreen900', 'evergreen700']),
] as const

type Colours = Readonly<Record<Colour, string>>

const below = (least: number, pairs: ReadonlyArray<readonly [Colour, Colour]>, colours: Colours = palette) =>
  pairs
    .map(([front, back]) => ({ front, back, contrast: contrastRatio(colours[front], colours[back]) }))
    .filter(({ contrast }) => contrast < least)
    .map(({ front, back, contrast }) => `${front} on ${back}: ${contrast.toFixed(2)}`)

test('contrast is counted as WCAG counts it', () => {
  const known: ReadonlyArray<[string, string, string]> = [
    ['#000000', '#ffffff', '21.00'],
    ['#767676', '#ffffff', '4.54'],
    ['#ffffff', '#777777', '4.48'],
    ['#ff0000', '#ffffff', '4.00'],
  ]
  expect(known.map(([one, other]) => contrastRatio(one, other).toFixed(2))).toEqual(
    known.map(([, , contrast]) => contrast),
  )
})

test('text stands out from what it stands on by at least 4.5 to 1', () => {
  expect(below(4.5, texts)).toEqual([])
})

test('borders of controls, symbols and the two lines of the focus ring stand out by at least 3 to 1', () => {
  expect(below(3, signs)).toEqual([])
})

test('[C4.3-08] in High Contrast text stands out by at least 7 to 1, and signs by at least 4.5 to 1', () => {
  expect([below(7, texts, highContrast), below(4.5, signs, highContrast)]).toEqual([[], []])
})
