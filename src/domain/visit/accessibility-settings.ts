/** What each accessibility setting offers besides its default (C4.3-05 to C4.3-13, C3.8-11). Spacing in px, the rest in percent. */
export const settingOptions = {
  font: ['serif', 'sansSerif', 'dyslexic'],
  textSpacing: [1, 2, 3, 4, 5],
  lineHeight: [150, 200, 250, 300],
  scale: [105, 110, 115, 120, 125],
  contrast: ['grayscale', 'invert', 'highSaturation', 'lowSaturation', 'highContrast'],
  hideImages: [true],
  stopAnimations: [true],
  readingGuide: [true],
  readingFocus: [true],
} as const

export type SettingName = keyof typeof settingOptions

/** The settings that differ from their default (C4.3-01); one that is absent has its default. */
export type AccessibilitySettings = { readonly [Name in SettingName]?: (typeof settingOptions)[Name][number] }

/** One option of one setting; null is its default. */
export type SettingChoice = {
  [Name in SettingName]: { readonly setting: Name; readonly value: (typeof settingOptions)[Name][number] | null }
}[SettingName]

/** What the system of the visitor asks every site for (C4.3-16). */
export type SystemWishes = {
  readonly lessMotion: boolean
  readonly moreContrast: boolean
  /** The system replaces the colours of every page by its own. */
  readonly ownColours: boolean
}

const names = Object.keys(settingOptions) as ReadonlyArray<SettingName>

const isOption = (name: SettingName, value: unknown) => (settingOptions[name] as ReadonlyArray<unknown>).includes(value)

/** What of a record can be understood, in the order of the dialog; everything else has its default. */
const keepKnown = (given: Readonly<Record<string, unknown>>): AccessibilitySettings =>
  Object.fromEntries(names.filter((name) => isOption(name, given[name])).map((name) => [name, given[name]]))

/** Choosing an option sets it, choosing it again unsets it (C4.3-03). */
export function chooseOption(settings: AccessibilitySettings, { setting, value }: SettingChoice) {
  const isUnset = value === null || settings[setting] === value
  return keepKnown({ ...settings, [setting]: isUnset ? undefined : value })
}

/** How many settings differ from their default (C4.3-01). */
export const countActive = (settings: AccessibilitySettings) => Object.keys(settings).length

/** Reads the stored text; what is broken or unknown counts as default (C3.8-12). */
export function readSettings(stored: string | null): AccessibilitySettings {
  try {
    const given: unknown = JSON.parse(stored ?? '{}')
    return typeof given === 'object' && given !== null ? keepKnown(given as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}

export const writeSettings = (settings: AccessibilitySettings) => JSON.stringify(settings)

/** The settings as the page shows them: the visitor's own before what the system asks for (C4.3-16). */
export const settingsInEffect = (
  settings: AccessibilitySettings,
  system: SystemWishes | null,
): AccessibilitySettings => ({
  ...(system?.moreContrast && { contrast: 'highContrast' }),
  ...settings,
  ...(system?.lessMotion && { stopAnimations: true }),
})
