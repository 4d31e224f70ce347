import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { visitPage, bringIntoView, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import type { carouselMachine } from '#machines/carousel.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent = 'xstate.after.interval.carousel.rotating'

export const featuredPages = { 'careers home': '/careers', 'current opportunities': '/careers/open' } as const

export type FeaturedPage = keyof typeof featuredPages

const label = 'What colleagues say'

const region = (page: Page) => page.getByRole('region', { name: label, exact: true })
const button = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true })

/** Clicks without pointer or focus, as voice control does. */
const press = (page: Page, name: string) => button(page, name).dispatchEvent('click')

const getLiveMode = (page: Page) => region(page).locator('[aria-live]').getAttribute('aria-live')
const listRotationLabels = (page: Page) =>
  region(page)
    .getByRole('button', { name: /slide rotation$/ })
    .evaluateAll((buttons) => buttons.map((found) => found.querySelector('[aria-label]')?.getAttribute('aria-label')))

const readVisualState = (page: Page) => async () => {
  const isSeen = await region(page).evaluate((found) => found.getBoundingClientRect().top < innerHeight)
  return [...(await listRotationLabels(page)), await getLiveMode(page), isSeen]
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    const isInside = at?.closest('[aria-roledescription="carousel"]')
    const named = at?.matches('[aria-label]') ? at : at?.querySelector('[aria-label]')
    return isInside && at?.matches(':focus-visible') ? (named?.getAttribute('aria-label') ?? at.textContent) : null
  })

async function open(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion })
  await visitPage(page, '/careers')
  await button(page, 'Next slide').waitFor({ state: 'attached' })
}

const featuredRegion = (page: Page) => page.getByRole('region', { name: 'Jobs to look at first', exact: true })

async function openFeatured(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visitPage(page, address)
  await page.getByRole('region', { name: 'Featured jobs' }).scrollIntoViewIfNeeded()
  await featuredRegion(page).getByRole('button', { name: 'Next slide' }).waitFor()
  await bringIntoView(featuredRegion(page))
}

const featuredTitles = (page: Page) => featuredRegion(page).locator('[role=group]:not([inert]) h3').allInnerTexts()

async function pressTabUntil(page: Page, until: (reached: ReadonlyArray<string>) => boolean) {
  await page.getByRole('heading', { name: 'Our People / Our Voice' }).evaluate((before: HTMLElement) => {
    before.tabIndex = -1
    before.focus({ preventScroll: true })
  })
  const reached: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const name = await focused(page)
    if (name === null) return reached
    reached.push(name)
    if (until(reached)) return reached
  }
}

async function swipe(page: Page) {
  const box = await region(page).locator('[aria-live]').boundingBox()
  assert.ok(box, 'The slides are not on the screen.')
  const y = box.y + box.height / 2
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', box.x + box.width * 0.8)
  for (const part of [0.7, 0.5, 0.3, 0.1]) await touch('touchMove', box.x + box.width * part)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const getVisibleSlide = (page: Page) =>
  region(page).evaluate((root) => {
    const frame = root.querySelector('[aria-live]')?.getBoundingClientRect()
    const slides = [...root.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
    const showing = slides.filter((slide) => Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)) < 2)
    const active = slides.filter((slide) => !slide.inert)
    return active.length === 1 && showing[0] === active[0]
      ? (active[0]?.getAttribute('aria-label') ?? '')
      : 'on its way'
  })

export function carouselInBrowser({ page, clock }: BrowserVisit) {
  const expectVisualState = (...expected: ReadonlyArray<string | boolean>) =>
    sees<unknown>(readVisualState(page), expected)
  const journey: Journey<typeof carouselMachine, OutcomeEvent> = {
    start: async () => {
      await clock.take()
      await open(page, 'reduce')
    },
    events: {
      'carousel.shown': () => bringIntoView(region(page)),
      'autoplay.changed': ({ isAllowed }) =>
        page.emulateMedia({ reducedMotion: isAllowed ? 'no-preference' : 'reduce' }),
      'pointer.entered': () => region(page).hover(),
      'pointer.left': () => page.mouse.move(0, 0),
      'tab.changed': ({ isHidden }) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }, isHidden),
      'focus.entered': async () => {
        await pressTabUntil(page, () => true)
      },
      'rotation.started': () => press(page, 'Start slide rotation'),
      'rotation.stopped': () => press(page, 'Stop slide rotation'),
      'slide.chosen': ({ index }) => press(page, `Slide ${index + 1} of 6`),
      'slide.turned': ({ by }) => press(page, by === 1 ? 'Next slide' : 'Previous slide'),
      'xstate.after.interval.carousel.rotating': () => clock.pass(12_000),
    },
    states: {
      unseen: () => sees<unknown>(async () => (await readVisualState(page)()).at(-1), false),
      rotating: () => expectVisualState('Stop slide rotation', 'off', true),
      paused: () => expectVisualState('Stop slide rotation', 'polite', true),
      stopped: () => expectVisualState('Start slide rotation', 'polite', true),
      still: () => expectVisualState('polite', true),
    },
  }
  return {
    ...journey,
    open: async () => {
      await clock.take()
      await open(page, 'no-preference')
    },
    openFeatured: async (place: FeaturedPage) => {
      await clock.take()
      await openFeatured(page, featuredPages[place])
    },
    watchCarousel: clock.pass,
    tabThrough: () => pressTabUntil(page, () => false),
    focusWithKeyboard: async (name: string) => {
      const reached = await pressTabUntil(page, (names) => names.at(-1) === name)
      assert.equal(reached.at(-1), name, `The Tab key reaches ${reached.join(', ')}.`)
      await page.keyboard.press('Enter')
    },
    swipe: () => swipe(page),
    shows: { slide: () => getVisibleSlide(page), featured: () => featuredTitles(page), live: () => getLiveMode(page) },
  }
}

export type CarouselJourney = ReturnType<typeof carouselInBrowser>
