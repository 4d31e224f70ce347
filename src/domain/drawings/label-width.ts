/** In em of Public Sans, rounded up: a label that is given too much room overlaps nothing. */
const letterWidths: ReadonlyArray<readonly [RegExp, number]> = [
  [/[ijlI.,:;'’ ]/, 0.31],
  [/[frtJ()-]/, 0.41],
  [/[aceksvxyz]/, 0.57],
  [/[mwMW]/, 0.96],
  [/[A-ZÀ-ÞÅ&]/, 0.79],
  [/[bdghnopqu]/, 0.63],
  [/[a-z0-9à-ÿ]/, 0.66],
]

export const labelWidth = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1.1),
    0,
  )

export const figureWidth = (figure: string): number =>
  Array.from(figure).reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.56 : 0.3), 0)
