import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { bookmark } from '../saved-jobs/browser.ts'
import { openOtherTab, type OtherTab } from '../worlds/other-tab.ts'
import type { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent = 'xstate.done.actor.syncPages' | 'xstate.after.rest.offlineSync.resting'

const list = '/careers/open'

export function offlineSyncInBrowser({ page, device, clock }: BrowserVisit) {
  let other: OtherTab | null = null
  const keeping = Promise.withResolvers<void>()
  let isOtherTabKeeping = false
  let before = { waiting: 0, announced: 0 }
  const otherTab = async () => (other ??= await openOtherTab(page, 'saved jobs offline'))
  const announced = async () => (await (await otherTab()).heard()).length
  const note = async () => {
    before = { waiting: await (await otherTab()).waiting(), announced: await announced() }
  }
  const visit = async () => {
    await clock.take()
    await visitPage(page, list)
    await clock.stop()
  }
  // The browser keeps pages once it has nothing else to do, which takes time.
  const seesInTime = <Value>(look: () => Promise<Value>, expected: Value) =>
    sees(async () => {
      await clock.pass(100)
      return look()
    }, expected)
  const announces = async () => {
    const look = async () => (await announced()) - before.announced
    await seesInTime(isOtherTabKeeping ? async () => Math.min(await look(), 1) : look, 1)
  }
  const journey: Journey<typeof offlineSyncMachine, OutcomeEvent, 'failed'> = {
    start: async () => {
      await clock.take()
      await page.goto('/robots.txt')
      await (await otherTab()).hold()
    },
    events: {
      'savedJobs.changed': async ({ saved }) => {
        const isFirst = page.url().endsWith('/robots.txt')
        if (isFirst) await visit()
        // With nothing saved the page asks for its turn at once.
        if (isFirst) await sees((await otherTab()).waiting, 1)
        if (!isFirst || saved.length > 0) await note()
        await device.write(saved.length > 0 ? JSON.stringify(saved) : null)
        const header = page.getByRole('banner').getByRole('link', { name: /^\d+ saved jobs?$/ })
        await sees(
          () => header.getByRole('img').getAttribute('aria-label'),
          `${saved.length} saved job${saved.length === 1 ? '' : 's'}`,
        )
      },
      'xstate.after.rest.offlineSync.resting': () => clock.pass(2_000),
      'xstate.done.actor.syncPages': async () => {
        before = { ...before, announced: await announced() }
        await (await otherTab()).pass()
        await announces()
      },
    },
    states: {
      unknown: async () => assert.match(page.url(), /robots\.txt$/),
      resting: async () => sees((await otherTab()).waiting, before.waiting),
      syncing: async () => sees((await otherTab()).waiting, before.waiting + 1),
      synced: async () => {
        if ((await announced()) === before.announced) await announces()
        if (isOtherTabKeeping) await seesInTime((await otherTab()).isIdle, true)
        else await sees((await otherTab()).waiting, 0)
      },
    },
  }
  return {
    ...journey,
    visit: async () => {
      await otherTab()
      await visit()
      await note()
    },
    pass: clock.pass,
    keepInOtherTab: async (id: string) => {
      isOtherTabKeeping = true
      // Two pages rest equally long: as long as this one is away, the other one takes the turn.
      await page.goto('/robots.txt')
      const tab = await page.context().newPage()
      let hasStarted = false
      await tab.route(`**/careers/job/${id}`, async (route) => {
        hasStarted = true
        await keeping.promise
        await route.continue()
      })
      await clock.take()
      await visitPage(tab, list)
      await bookmark(tab, id).click()
      await clock.stop()
      await clock.pass(2_000)
      await seesInTime(async () => hasStarted, true)
      await visit()
      await note()
      // The other tab asks for its turn again when jobs are saved here.
      before = { ...before, waiting: before.waiting + 1 }
    },
    finishInOtherTab: async () => keeping.resolve(),
  }
}

export type OfflineSyncJourney = ReturnType<typeof offlineSyncInBrowser>
