import { settingOptions, type SettingName } from '#domain/visit/accessibility-settings.ts'

type SettingValue<Name extends SettingName> = (typeof settingOptions)[Name][number]
type Option<Name extends SettingName> = { readonly value: SettingValue<Name>; readonly label: string }

const spacings = settingOptions.textSpacing.map((value) => ({ value, label: `${value} px` }))
const lineHeights = settingOptions.lineHeight.map((value) => ({ value, label: `${value}%` }))
const scales = settingOptions.scale.map((value) => ({ value, label: `${value}%` }))

export const choices = {
  font: {
    legend: 'Font',
    options: [
      { value: 'serif', label: 'Serif' },
      { value: 'sansSerif', label: 'Sans Serif' },
      { value: 'dyslexic', label: 'Dyslexic' },
    ] satisfies ReadonlyArray<Option<'font'>>,
  },
  textSpacing: { legend: 'Text spacing', options: spacings },
  lineHeight: { legend: 'Line height', options: lineHeights },
  scale: { legend: 'Scale', options: scales },
  contrast: {
    legend: 'Contrast',
    options: [
      { value: 'grayscale', label: 'Grayscale' },
      { value: 'invert', label: 'Invert' },
      { value: 'highSaturation', label: 'High Saturation' },
      { value: 'lowSaturation', label: 'Low Saturation' },
      { value: 'highContrast', label: 'High Contrast' },
    ] satisfies ReadonlyArray<Option<'contrast'>>,
  },
} as const

export const switches = [
  { setting: 'hideImages', label: 'Hide images' },
  { setting: 'stopAnimations', label: 'Stop animations' },
  { setting: 'readingGuide', label: 'Reading guide' },
  { setting: 'readingFocus', label: 'Reading focus' },
] as const
