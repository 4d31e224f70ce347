import type { Page } from 'playwright-core'
import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { listenToPage, readLinks, readWords } from './page-reader.ts'
import { sees } from '../harness/sees.ts'
import { getSiteHandle } from '../worlds/site-handle.ts'
import type { arrivalMachine } from '#machines/arrival.machine.ts'
import type { Journey } from '../harness/journey.ts'

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const icon = element?.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''
    const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent
    return (label ?? `${icon} ${element?.textContent}`).replace(/\s+/g, ' ').trim()
  })

const pageAddress = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

const distanceFromTop = (page: Page, fragment: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN), fragment)

const focusIsInSection = (page: Page) =>
  page.evaluate(() => {
    const section = document.getElementById(location.hash.slice(1))
    return section?.contains(document.activeElement) ?? false
  })

/** Runs in the page: clicks a link without scrolling to it, as the driver's own click would. */
function followInPlace(link: HTMLElement | SVGElement) {
  link.focus({ preventScroll: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

function createScriptGate(page: Page) {
  let gate = Promise.withResolvers<'arrives' | 'is lost'>()
  return {
    hold: async () => {
      gate = Promise.withResolvers()
      await page.route('**/assets/job-search-route-*.js*', async (route) =>
        (await gate.promise) === 'arrives' ? route.continue() : route.abort(),
      )
    },
    release: (outcome: 'arrives' | 'is lost') => gate.resolve(outcome),
  }
}

export function arrivalInBrowser({ page, clock, claim }: BrowserVisit) {
  const scriptGate = createScriptGate(page)
  let getAnnouncements: () => Promise<ReadonlyArray<string>> = async () => []
  const menuLink = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).last()
  const isAtPath = (path: string) => new URL(page.url()).pathname === path
  const open = async () => {
    const [name, path] = isAtPath('/home') ? ['Services & Solutions', '/services'] : ['Home', '/home']
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.innerText()
    await menuLink(name ?? '').click()
    await page.waitForURL(`**${path}`)
    // The address changes before the page does.
    await sees(async () => (await heading.innerText()) !== before, true)
    await sees(() => focused(page), await heading.innerText())
  }
  let startUrl = ''
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text())
  })
  const visit = async (address: string) => {
    await visitPage(page, address)
    startUrl = page.url()
    getAnnouncements = await listenToPage(page)
  }
  const journey: Journey<typeof arrivalMachine, 'xstate.after.sectionDelay.arrival.waiting'> = {
    start: async () => {
      await clock.take()
      await getSiteHandle(page).prepare()
      await visit('/services')
      await clock.stop()
    },
    events: {
      'page.opened': open,
      'page.returned': async () => {
        await open()
        await page.goBack()
      },
      'section.requested': async ({ fragment }) => {
        if (!isAtPath('/services') || page.url().endsWith(`#${fragment}`)) {
          await menuLink('Services & Solutions').click()
          await page.waitForURL('**/services')
          // The address changes before the page does, and what is asked of both at once is one arrival, not two.
          await sees(
            () => page.evaluate(() => [document.title.split(' | ')[0], document.activeElement?.tagName]),
            ['Services', 'H1'],
          )
        }
        await page.evaluate((to) => {
          location.hash = to
        }, fragment)
        // Nobody can see that the page has taken note of its address, and time that passes before that moves nothing.
        await sees(getSiteHandle(page).arrival, 'waiting')
      },
      'page.moved': () => page.keyboard.press('Shift'),
      'xstate.after.sectionDelay.arrival.waiting': () => clock.pass(300),
    },
    states: {
      arrived: () => page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' }),
      atTop: async () => {
        await sees(() => page.evaluate(() => [scrollY, document.activeElement?.tagName]), [0, 'H1'])
      },
      waiting: () => sees(() => focusIsInSection(page), false),
      atSection: async () => {
        await sees(() => focusIsInSection(page), true)
        await sees(() => distanceFromTop(page, new URL(page.url()).hash.slice(1)), 80)
      },
    },
  }
  return {
    ...journey,
    pass: clock.pass,
    visit,
    follow: (name: string, part: 'banner' | 'main' | 'contentinfo' = 'main') =>
      page.getByRole(part).getByRole('link', { name, exact: true }).first().evaluate(followInPlace),
    openInMenu: (name: string) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .locator('summary', { hasText: name })
        .filter({ visible: true })
        .click(),
    goBack: async () => {
      // Before the page that was asked for has come, back would lead out of the site.
      await page.waitForURL((address) => address.href !== startUrl)
      await page.getByRole('progressbar', { name: 'Loading page' }).waitFor({ state: 'detached' })
      await page.goBack()
    },
    goBackByPage: () => page.getByRole('main').getByRole('button', { name: 'Go Back' }).click(),
    expectMissing: async () => claim('404'),
    setClockYear: async (year: number) => {
      await clock.take()
      await page.clock.setSystemTime(Date.UTC(year, 6, 1))
    },
    goTo: async (label: string) => {
      if (new URL(page.url()).searchParams.has('debug')) await page.waitForFunction(() => '__actions' in window)
      await page.getByRole('textbox', { name: label }).focus()
    },
    scrollBy: async (distance: number) => {
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), distance)
    },
    resize: (width: number) => page.setViewportSize({ width, height: 900 }),
    tab: async (places: number) => {
      const names: string[] = []
      for (let place = 0; place < places; place += 1) {
        await page.keyboard.press('Tab')
        names.push(await focused(page))
      }
      return names
    },
    blockCode: scriptGate.hold,
    releaseCode: async (outcome: 'arrives' | 'is lost') => {
      if (outcome === 'is lost') claim('net::ERR_FAILED')
      scriptGate.release(outcome)
    },
    shows: {
      address: async () => pageAddress(page),
      title: () => page.title(),
      heading: () => page.getByRole('heading', { level: 1 }).innerText(),
      focus: () => focused(page),
      top: () => page.evaluate(() => Math.round(scrollY)),
      distance: (fragment: string) => distanceFromTop(page, fragment),
      isLoading: () => page.getByRole('progressbar', { name: 'Loading page' }).isVisible(),
      heard: () => getAnnouncements(),
      links: (part: 'banner' | 'contentinfo') => page.getByRole(part).locator('a').evaluateAll(readLinks),
      warnings: async () => warnings,
      read: (part: 'banner' | 'contentinfo') => page.getByRole(part).locator('*').evaluateAll(readWords),
      text: (part: 'banner' | 'contentinfo' | 'main') => page.getByRole(part).innerText(),
    },
  }
}

export type ArrivalJourney = ReturnType<typeof arrivalInBrowser>
