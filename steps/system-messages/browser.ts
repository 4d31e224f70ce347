import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import type { systemMessagesMachine } from '#machines/system-messages.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent =
  | 'xstate.done.actor.loadMessages'
  | 'xstate.error.actor.loadMessages'
  | 'xstate.after.spacing.systemMessages.telling'

export function systemMessagesInBrowser({ page, connection, clock, claim }: BrowserVisit) {
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const answered = () => page.waitForResponse((response) => response.url().includes('t=SystemMessage'))
  const open = async () => {
    await clock.take()
    const drawer = page.waitForResponse(/\/toast-list-/)
    await visitPage(page, '/careers/open')
    // The time of a message counts from when it can be drawn.
    await page.evaluate(`import(${JSON.stringify((await drawer).url())}).then(() => null)`)
    await clock.stop()
  }
  const lose = () => {
    claim('net::ERR_CONNECTION_FAILED')
    return connection.release({ kind: 'is lost' })
  }
  const journey: Journey<typeof systemMessagesMachine, OutcomeEvent> = {
    start: async () => {
      await connection.hold('SystemMessage')
      await open()
    },
    events: {
      'xstate.done.actor.loadMessages': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadMessages': lose,
      'xstate.after.spacing.systemMessages.telling': () => clock.pass(10_000),
    },
    states: {
      reading: () => sees(async () => connection.countCalls('SystemMessage'), 1),
      quiet: () => toasts.first().waitFor({ state: 'detached' }),
      telling: () => sees(() => toasts.count(), 1),
    },
  }
  return {
    ...journey,
    openPage: async () => {
      await connection.hold('SystemMessage')
      await open()
      const read = answered()
      await connection.release({ kind: 'passes' })
      await (await read).finished()
    },
    openPageSlowly: async () => {
      await connection.hold('SystemMessage')
      await visitPage(page, '/careers/open')
    },
    openPageWithout: async () => {
      await connection.hold('SystemMessage')
      await open()
      await lose()
    },
  }
}

export type SystemMessagesJourney = ReturnType<typeof systemMessagesInBrowser>
