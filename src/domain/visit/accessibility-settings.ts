/** Options besides the default: textSpacing in px, lineHeight and scale in percent (C4.3-05 to C4.3-13, C3.8-11). */
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

export type AccessibilitySettings = { readonly [Name in SettingName]?: (typeof settingOptions)[Name][number] }

export type SettingChoice = {
  [Name in SettingName]: { readonly setting: Name; readonly value: (typeof settingOptions)[Name][number] | null }
}[SettingName]

export type SystemWishes = {
  readonly lessMotion: boolean
  readonly moreContrast: boolean
  readonly ownColours: boolean
}

const names = Object.keys(settingOptions) as ReadonlyArray<SettingName>

const isOption = (name: SettingName, value: unknown) => (settingOptions[name] as ReadonlyArray<unknown>).includes(value)

const pickKnownSettings = (given: Readonly<Record<string, unknown>>): AccessibilitySettings =>
  Object.fromEntries(names.filter((name) => isOption(name, given[name])).map((name) => [name, given[name]]))

export function chooseOption(settings: AccessibilitySettings, { setting, value }: SettingChoice) {
  const isUnset = value === null || settings[setting] === value
  return pickKnownSettings({ ...settings, [setting]: isUnset ? undefined : value })
}

export const countActive = (settings: AccessibilitySettings) => Object.keys(settings).length

export function readSettings(stored: string | null): AccessibilitySettings {
  try {
    const given: unknown = JSON.parse(stored ?? '{}')
    return typeof given === 'object' && given !== null
      ? pickKnownSettings(given as Readonly<Record<string, unknown>>)
      : {}
  } catch {
    return {}
  }
}

export const writeSettings = (settings: AccessibilitySettings) => JSON.stringify(settings)

export const settingsInEffect = (
  settings: AccessibilitySettings,
  system: SystemWishes | null,
): AccessibilitySettings => ({
  ...(system?.moreContrast && { contrast: 'highContrast' }),
  ...settings,
  ...(system?.lessMotion && { stopAnimations: true }),
})
