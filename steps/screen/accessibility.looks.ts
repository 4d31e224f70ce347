import type { Page } from 'playwright-core'
import { openSettings } from '../accessibility/browser.ts'
import type { VisualState } from './visual-state.ts'
import { largeSettings, type Settings } from './display-settings.ts'
import { options } from '../accessibility/options.ts'

const withSettings = (settings: Settings) => async (page: Page) => {
  await page.addInitScript((stored) => localStorage.setItem('accessibility_settings', stored), JSON.stringify(settings))
}

const systemColours = {
  browser: { forcedColors: 'active' },
  exempt: { 'color-contrast': 'axe reads the colour that the system replaces' },
} as const

export const accessibilityVisualStates: ReadonlyArray<VisualState> = [
  { name: 'accessibility statement', address: '/accessibility', isFullPage: true },
  { name: 'accessibility settings', address: '/home', arrange: openSettings },
  {
    name: 'accessibility settings with everything large',
    address: '/home',
    prepare: withSettings(largeSettings),
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
  { name: 'home in forced colours', address: '/home', ...systemColours, isFullPage: true },
  { name: 'home with everything large', address: '/home', prepare: withSettings(largeSettings), isFullPage: true },
]

export const optionVisualStates: ReadonlyArray<VisualState> = options.map(([group, label, setting, value]) => ({
  name: `home with ${[group, label].filter(Boolean).join(' ')}`,
  address: '/home',
  ...(setting === 'stopAnimations' && { browser: { reducedMotion: 'no-preference' } }),
  prepare: withSettings({ [setting]: value }),
  isFullPage: setting !== 'readingGuide' && setting !== 'readingFocus',
}))
