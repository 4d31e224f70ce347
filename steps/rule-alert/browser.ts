import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import { tooManyReads } from '../worlds/connection.ts'
import { getSiteHandle } from '../worlds/site-handle.ts'
import type { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import type { Journey } from '../harness/journey.ts'

const without = '/careers/open'

export function ruleAlertInBrowser({ page, connection, claim }: BrowserVisit) {
  const site = getSiteHandle(page)
  const alert = page.getByRole('alertdialog')
  const named = (name: string) => page.getByRole('alertdialog', { name, exact: true }).waitFor()
  const breakWhatWaits = () => {
    claim('422')
    return connection.release({ kind: 'changes', operations: tooManyReads })
  }
  const journey: Journey<typeof ruleAlertMachine, never> = {
    start: async () => {
      await site.prepare()
      await visitPage(page, without)
    },
    events: {
      'rules.broken': ({ rules }) => site.explainRules(rules),
      'reply.broken': async () => {
        await followLink(page, without)
        await page.locator('h1', { hasText: 'Current Opportunities' }).waitFor()
        await connection.hold()
        await followLink(page, '/home')
        await breakWhatWaits()
        await page.waitForLoadState('networkidle')
      },
      'alert.closed': () => alert.getByRole('button', { name: 'OK' }).click(),
    },
    states: {
      silent: () => alert.waitFor({ state: 'detached' }),
      explainingRules: () => named('Cannot Complete Action'),
      explainingBrokenReply: () => named('Error Occurred'),
    },
  }
  return {
    ...journey,
    breakWhatWaits,
    shows: { rules: (): Promise<ReadonlyArray<string>> => alert.getByRole('listitem').allInnerTexts() },
  }
}

export type RuleAlertJourney = ReturnType<typeof ruleAlertInBrowser>
