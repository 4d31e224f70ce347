import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent =
  | 'xstate.after.rest.savedJobsCheck.resting'
  | 'xstate.done.actor.findOpen'
  | 'xstate.error.actor.findOpen'

const elsewhere = '/services'

export function savedJobsCheckInBrowser({ page, device, clock, connection, claim }: BrowserVisit) {
  const asked = async () => connection.held('PickJobs')
  let before = 0
  const settle = (isLost: boolean) => async () => {
    if (isLost) claim('net::ERR_CONNECTION_FAILED')
    await connection.settle({ kind: isLost ? 'is lost' : 'passes' })
  }
  const rests = async () => {
    await sees(asked, 0)
    assert.equal(connection.countCalls('PickJobs'), before)
  }
  const begin = async () => {
    await clock.take()
    await visitPage(page, elsewhere)
    await clock.stop()
    await connection.hold('PickJobs')
  }
  const journey: Journey<typeof savedJobsCheckMachine, OutcomeEvent> = {
    start: async () => {
      await page.goto('/robots.txt')
    },
    events: {
      'savedJobs.changed': async ({ ids }) => {
        if (page.url().endsWith('/robots.txt')) await begin()
        before = connection.countCalls('PickJobs')
        // Jobs that are saved already are no change.
        if (ids.length > 0) await device.write('[]')
        await device.write(JSON.stringify(ids))
      },
      'list.reached': async () => {
        if (page.url().endsWith('/robots.txt')) await begin()
        before = connection.countCalls('PickJobs')
        await followLink(page, elsewhere)
        await followLink(page, '/careers/open')
        await page.getByRole('list', { name: 'Jobs', exact: true }).waitFor()
      },
      'xstate.after.rest.savedJobsCheck.resting': () => clock.pass(1_000),
      'xstate.done.actor.findOpen': settle(false),
      'xstate.error.actor.findOpen': settle(true),
    },
    states: {
      unknown: async () => assert.match(page.url(), /robots\.txt$/),
      idle: () => sees(asked, 0),
      resting: rests,
      asking: () => sees(asked, 1),
    },
  }
  return {
    ...journey,
    controlClock: clock.take,
    stopTime: clock.stop,
    hold: () => connection.hold('PickJobs'),
  }
}

export type SavedJobsCheckJourney = ReturnType<typeof savedJobsCheckInBrowser>
