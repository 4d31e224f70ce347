import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import type { mainMenuMachine } from '#machines/main-menu.machine.ts'
import type { Journey } from '../harness/journey.ts'

const wide = { width: 1280, height: 900 }
const narrow = { width: 600, height: 900 }
const nowhere = { x: 3, y: 760 }

export function mainMenuInBrowser({ page, clock }: BrowserVisit) {
  const menu = page.getByRole('navigation', { name: 'Main' })
  const drawer = menu.locator('details[data-drawer]')
  const opener = drawer.locator('> summary')
  const groups = menu.locator('details[data-group][open]').filter({ visible: true }).locator('> summary')
  const entry = (group: string) => menu.locator('summary').filter({ hasText: new RegExp(`^${group}$`), visible: true })
  let over: string | null = null

  const press = async (target: ReturnType<typeof entry>) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const moveAway = async () => {
    await page.mouse.move(nowhere.x, nowhere.y)
    over = null
  }
  const rest = async (group: string) => {
    await entry(group).hover()
    over = group
  }
  const group = async () => (await groups.allInnerTexts())[0]?.trim() ?? null
  const isUnfolded = async () => (await opener.isVisible()) && (await drawer.getAttribute('open')) !== null
  const looks = (unfolded: boolean, open: number) =>
    sees(async () => [await isUnfolded(), await groups.count()], [unfolded, open])

  const journey: Journey<
    typeof mainMenuMachine,
    'xstate.after.hoverOpen.mainMenu.opening' | 'xstate.after.hoverClose.mainMenu.closing'
  > = {
    start: async () => {
      await clock.take()
      await visitPage(page, '/careers/open')
      await clock.stop()
      over = null
    },
    events: {
      'group.pressed': async (event) => {
        if (!(await isUnfolded())) await page.setViewportSize(wide)
        await press(entry(event.group))
      },
      'pointer.entered': async (event) => {
        await page.setViewportSize(wide)
        await moveAway()
        await rest(event.group)
      },
      'pointer.left': async () => {
        if (over === null) await rest((await group()) ?? '')
        await moveAway()
      },
      'drawer.pressed': async () => {
        await page.setViewportSize(narrow)
        await press(opener)
      },
      escaped: () => page.keyboard.press('Escape'),
      'menu.left': async () => {
        await page.mouse.click(nowhere.x, nowhere.y)
        over = null
      },
      'xstate.after.hoverOpen.mainMenu.opening': () => clock.pass(120),
      'xstate.after.hoverClose.mainMenu.closing': () => clock.pass(240),
    },
    states: {
      closed: () => looks(false, 0),
      opening: () => opener.waitFor({ state: 'hidden' }),
      open: () => looks(false, 1),
      closing: () => looks(false, 1),
      unfolded: () => looks(true, 0),
      groupUnfolded: () => looks(true, 1),
    },
  }
  return {
    ...journey,
    pass: clock.pass,
    unfold: async () => {
      await page.setViewportSize(narrow)
      await press(opener)
    },
    shows: { group },
  }
}

export type MainMenuJourney = ReturnType<typeof mainMenuInBrowser>
