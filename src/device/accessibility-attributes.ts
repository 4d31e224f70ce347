import { settingOptions, type AccessibilitySettings } from '#domain/visit/accessibility-settings.ts'

export function showSettings({ dataset }: HTMLElement, settings: AccessibilitySettings) {
  for (const name of Object.keys(settingOptions) as ReadonlyArray<keyof AccessibilitySettings>) {
    const value = settings[name]
    if (value === undefined) delete dataset[name]
    else dataset[name] = String(value)
  }
}
