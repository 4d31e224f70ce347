import type { accessibilityMachine, AccessibilityEvent } from '#machines/accessibility.machine.ts'
import type { Device } from '../worlds/device.ts'
import type { Journey } from '../harness/journey.ts'

export type Choice = Omit<Extract<AccessibilityEvent, { type: 'option.chosen' }>, 'type'>
export type Wishes = Extract<AccessibilityEvent, { type: 'system.changed' }>['wishes']

/** The options in the words of the dialog: group, option, setting and value. A group of null stands for what is on or off. */
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

/** The words of an option. @throws when there is none such. */
export function optionOf({ setting, value }: { readonly setting: string; readonly value: unknown }) {
  const found = options.find(([, , name, offered]) => name === setting && offered === value)
  if (!found) throw new Error(`The dialog offers no ${String(value)} for ${setting}.`)
  return found
}

/** Reading the site in one's own way. `device.refused` meets a device without room: there an option is chosen and unset. */
export type AccessibilityJourney = Journey<typeof accessibilityMachine, never> & {
  readonly device: Device
  /** Chooses the default of a group. */
  readonly chooseDefault: (choice: Choice) => Promise<void>
  /** Opens the dialog, chooses 105% under Scale, sees it, unsets it and closes the dialog: all by keys. */
  readonly chooseWithKeyboard: () => Promise<void>
  readonly goHome: () => Promise<void>
  /** Moves the pointer. @param down px from the top of the screen */
  readonly pointAt: (down: number) => Promise<void>
  /** Goes by Tab to the link of this name. */
  readonly reachWithKeyboard: (link: string) => Promise<void>
  /** Leaves the site and comes back on the same device. */
  readonly comeBack: () => Promise<void>
  readonly shows: {
    /** The options the page is shown with, in the words of the dialog, in its order. */
    readonly options: () => Promise<ReadonlyArray<string>>
    /** How far down the screen the middle of a reading aid is, in whole px. */
    readonly aidAt: (aid: 'guide' | 'focus') => Promise<number>
    /** How far down the screen the middle of a link is, in whole px. */
    readonly linkAt: (link: string) => Promise<number>
    readonly pictures: () => Promise<number>
    readonly films: () => Promise<number>
    /** How many parts of the page have an animation or a transition. */
    readonly animated: () => Promise<number>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly accessibility: AccessibilityJourney
  }
}
