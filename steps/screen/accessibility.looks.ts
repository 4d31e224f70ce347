import type { Page } from 'playwright-core'
import { openSettings } from '../accessibility/browser.ts'
import type { Look } from './looks.ts'
import { everythingLarge, type Settings } from './settings-in-pairs.ts'
import { options } from '../accessibility/options.ts'

/** Lets the visitor have chosen these settings before. */
const withSettings = (settings: Settings) => async (page: Page) => {
  await page.addInitScript((stored) => localStorage.setItem('accessibility_settings', stored), JSON.stringify(settings))
}

/** What the system's colours replace only when they are painted cannot be read from the styles. */
const systemColours = {
  browser: { forcedColors: 'active' },
  exempt: { 'color-contrast': 'axe reads the colour that the system replaces' },
} as const

/** The dialog, the statement, and the home page under what changes it most. */
export const accessibilityLooks: ReadonlyArray<Look> = [
  { name: 'accessibility statement', address: '/accessibility', wholePage: true },
  { name: 'accessibility settings', address: '/home', arrange: openSettings },
  {
    name: 'accessibility settings with everything large',
    address: '/home',
    prepare: withSettings(everythingLarge),
    arrange: openSettings,
  },
  {
    name: 'accessibility settings in inverted colours with both reading aids',
    address: '/home',
    prepare: withSettings({ contrast: 'invert', readingGuide: true, readingFocus: true }),
    arrange: openSettings,
  },
  {
    name: 'accessibility settings where the system asks for less motion and more contrast',
    address: '/home',
    browser: { reducedMotion: 'reduce', contrast: 'more' },
    arrange: openSettings,
  },
  {
    name: 'accessibility settings in forced colours',
    address: '/home',
    ...systemColours,
    arrange: openSettings,
  },
  { name: 'home in forced colours', address: '/home', ...systemColours, wholePage: true },
  { name: 'home with everything large', address: '/home', prepare: withSettings(everythingLarge), wholePage: true },
]

/** The home page under each setting. */
export const optionLooks: ReadonlyArray<Look> = options.map(([group, label, setting, value]) => ({
  name: `home with ${[group, label].filter(Boolean).join(' ')}`,
  address: '/home',
  ...(setting === 'stopAnimations' && { browser: { reducedMotion: 'no-preference' } }),
  prepare: withSettings({ [setting]: value }),
  wholePage: setting !== 'readingGuide' && setting !== 'readingFocus',
}))
