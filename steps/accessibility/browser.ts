import type { Locator, Page } from 'playwright-core'
import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { deviceInBrowser } from '../worlds/browser-device.ts'
import { inAnotherTab } from '../worlds/other-tab.ts'
import { sees } from '../harness/sees.ts'
import type { accessibilityMachine, AccessibilityEvent } from '#machines/accessibility.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { type Choice, options, getOption } from './options.ts'

export type Wishes = Extract<AccessibilityEvent, { type: 'system.changed' }>['wishes']

const tool = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Accessibility Settings' })

const settingsTool = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Accessibility settings/ })

export async function openSettings(page: Page) {
  await settingsTool(page).click()
  await dialog(page).waitFor()
}

async function closeSettings(page: Page) {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await settingsTool(page).and(page.locator(':focus')).waitFor()
}

const group = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true })

async function choose(page: Page, choice: Choice) {
  const [legend, label] = getOption(choice)
  await openSettings(page)
  if (legend === null) await dialog(page).getByRole('checkbox', { name: label, exact: true }).click()
  else await group(page, legend).getByRole('radio', { name: label, exact: true }).click()
  await closeSettings(page)
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at?.matches(':focus-visible')) return ''
    const legend = at.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
    const named = at.querySelector('[aria-label]')?.getAttribute('aria-label')
    const name = at.closest('label')?.textContent ?? named ?? at.textContent
    return [legend, name].filter(Boolean).join(': ')
  })

async function focusWithTab(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    if ((await focusedName(page)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach "${name}".`)
}

async function chooseWithKeyboard(page: Page) {
  const scale = () => page.evaluate(() => document.documentElement.dataset['scale'] ?? 'default')
  await page.locator('body').press('Tab')
  await focusWithTab(page, 'Accessibility settings')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await focusWithTab(page, 'Scale: Default')
  await page.keyboard.press('ArrowRight')
  await sees(scale, '105')
  await page.keyboard.press('Space')
  await sees(scale, 'default')
  await closeSettings(page)
  await sees(() => focusedName(page), 'Accessibility settings')
}

const readOptions = (page: Page) =>
  page.evaluate(
    (names) =>
      names
        .filter((name) => document.documentElement.dataset[name] !== undefined)
        .map((name) => [name, document.documentElement.dataset[name]] as const),
    [...new Set(options.map(([, , setting]) => setting))],
  )

const middle = (place: Locator) =>
  place.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect()
    return Math.round((top + bottom) / 2)
  })

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

const countAnimated = () =>
  [...document.querySelectorAll('*')].filter((part) => {
    const { animationName, transitionDuration } = getComputedStyle(part)
    return (
      animationName !== 'none' || transitionDuration.split(', ').some((duration) => Number.parseFloat(duration) > 0)
    )
  }).length

const countPlaying = () =>
  [...document.querySelectorAll('video')].filter((film) => film.autoplay && !film.paused).length

export function accessibilityInBrowser({ page }: BrowserVisit) {
  const device = deviceInBrowser(page, 'accessibility_settings')
  const open = async (address: string) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visitPage(page, address)
  }
  const journey: Journey<typeof accessibilityMachine, never> = {
    start: () => open('/careers/open'),
    events: {
      'option.chosen': (choice) => choose(page, choice),
      'settings.reset': async () => {
        await openSettings(page)
        await dialog(page).getByRole('button', { name: 'Reset', exact: true }).click()
        await closeSettings(page)
      },
      'device.changed': async ({ stored }) => {
        await device.freeSpace()
        await device.write(stored ?? '{}')
      },
      'device.refused': async () => {
        await device.fill()
        await choose(page, { setting: 'readingGuide', value: true })
        await choose(page, { setting: 'readingGuide', value: true })
      },
      'system.changed': ({ wishes }) =>
        page.emulateMedia({
          reducedMotion: wishes.lessMotion ? 'reduce' : 'no-preference',
          contrast: wishes.moreContrast ? 'more' : 'no-preference',
          forcedColors: wishes.ownColours ? 'active' : 'none',
        }),
    },
    states: {
      usual: () => tool(page, 'Accessibility settings').waitFor(),
      active: () => tool(page, 'Accessibility settings, active').waitFor(),
    },
  }
  return {
    ...journey,
    device,
    returnToPage: async () => {
      await page.goto('about:blank')
      await visitPage(page, '/careers/open')
    },
    goHome: () => open('/home'),
    chooseInAnotherTab: (choice: Choice) => inAnotherTab(page, '/home', (tab) => choose(tab, choice)),
    movePointer: async (down: number) => {
      await page.locator('[data-reading-aid]').first().waitFor({ state: 'attached' })
      await page.mouse.move(400, down)
    },
    reachWithKeyboard: async (name: string) => {
      await page.locator('body').press('Tab')
      await focusWithTab(page, name)
    },
    chooseWithKeyboard: () => chooseWithKeyboard(page),
    chooseDefault: async ({ setting }: Choice) => {
      const [legend] = options.find(([, , name]) => name === setting) ?? []
      await openSettings(page)
      await group(page, legend ?? '')
        .getByRole('radio', { name: 'Default', exact: true })
        .click()
      await closeSettings(page)
    },
    shows: {
      options: async () =>
        (await readOptions(page)).map(
          ([setting, written]) =>
            options.find(([, , name, value]) => name === setting && String(value) === written)?.[1] ?? '',
        ),
      /** In whole px from the top of the screen. */
      readingAidTop: (aid: 'guide' | 'focus') => middle(page.locator(`[data-reading-aid="${aid}"]`)),
      linkTop: (name: string) => middle(link(page, name)),
      pictures: () => page.locator('img:visible, video:visible').count(),
      films: () => page.evaluate(countPlaying),
      animated: () => page.evaluate(countAnimated),
    },
  }
}

export type AccessibilityJourney = ReturnType<typeof accessibilityInBrowser>
