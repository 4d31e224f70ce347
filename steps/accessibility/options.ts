import type { AccessibilityEvent } from '#machines/accessibility.machine.ts'

export type Choice = Omit<Extract<AccessibilityEvent, { type: 'option.chosen' }>, 'type'>

export const options = [
  ['Font', 'Serif', 'font', 'serif'],
  ['Font', 'Sans Serif', 'font', 'sansSerif'],
  ['Font', 'Dyslexic', 'font', 'dyslexic'],
  ...[1, 2, 3, 4, 5].map((value) => ['Text spacing', `${value} px`, 'textSpacing', value] as const),
  ...[150, 200, 250, 300].map((value) => ['Line height', `${value}%`, 'lineHeight', value] as const),
  ...[105, 110, 115, 120, 125].map((value) => ['Scale', `${value}%`, 'scale', value] as const),
  ['Contrast', 'Grayscale', 'contrast', 'grayscale'],
  ['Contrast', 'Invert', 'contrast', 'invert'],
  ['Contrast', 'High Saturation', 'contrast', 'highSaturation'],
  ['Contrast', 'Low Saturation', 'contrast', 'lowSaturation'],
  ['Contrast', 'High Contrast', 'contrast', 'highContrast'],
  [null, 'Hide images', 'hideImages', true],
  [null, 'Stop animations', 'stopAnimations', true],
  [null, 'Reading guide', 'readingGuide', true],
  [null, 'Reading focus', 'readingFocus', true],
] as const

export function getOption({ setting, value }: { readonly setting: string; readonly value: unknown }) {
  const found = options.find(([, , name, offered]) => name === setting && offered === value)
  if (!found) throw new Error(`The dialog offers no ${String(value)} for ${setting}.`)
  return found
}
