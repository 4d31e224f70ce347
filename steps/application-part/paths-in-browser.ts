import { type SectionName, sections } from '#contract/application-sections.ts'
import type { SavedPart } from '#contract/application-form.ts'
import { completeApplicationSection } from '#contract/application-operations.ts'
import type { Answer } from '#machines/sending.ts'
import { saveRetryDelay, writingPause } from '#machines/application-part-setup.ts'
import { sees } from '../harness/sees.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { directly } from '../session/tokens-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import type { BrowserVisit } from '../worlds/browser-visit.ts'
import { toSendingOutcome } from '../worlds/connection.ts'
import { type ApplicationPartVerbs, locatePartControls, statesInBrowser } from './view-in-browser.ts'
import { openSection, getOpenSection } from './page-in-browser.ts'
import { secondDevice } from './second-device.ts'
import { walker } from '../account-login/accounts.ts'

export type Start = {
  readonly section: SectionName
  readonly has: 'nothing' | 'a call to judge it' | 'an entry'
}

export const pathStarts = {
  'a section': { section: 'contact', has: 'nothing' },
  'a section that is being judged': { section: 'contact', has: 'a call to judge it' },
  'an entry': { section: 'education', has: 'an entry' },
} as const satisfies Readonly<Record<string, Start>>

const theEntry = 'e1'

const complete = 'This section is complete'

export function pathsInBrowser(visit: BrowserVisit): ApplicationPartVerbs {
  const { page, connection, clock, claim } = visit
  const { main, button } = locatePartControls(page)
  const states = statesInBrowser(visit)
  let start: Start = pathStarts['a section']
  let isJudged = false
  const field = (name: string) => main.locator(`[id^="${start.section}-"][id$="-${name}"]`).last()
  const press = (name: RegExp | string) => button(name).last().dispatchEvent('click')
  const at = () => (start.has === 'an entry' ? theEntry : '')
  const passes = () => connection.settle({ kind: 'passes' })
  const answer = async ({ kind, verdict, reply }: Answer) => {
    if (kind !== 'taken') {
      claim(kind === 'broken' ? '422' : '400')
      return connection.settle(toSendingOutcome(kind))
    }
    const { elsewhere } = getOpenSection(page)
    if (verdict === 'gone') await elsewhere.forget(start.section, at())
    const saved = JSON.parse(reply) as SavedPart
    if ('Newer' in saved && saved.Newer.IsRemoved) await elsewhere.remove(start.section, at())
    else if ('Newer' in saved) await elsewhere.write(start.section, at(), saved.Newer.Values ?? {})
    return passes()
  }
  return {
    start: async (where = '') => {
      start = pathStarts[where as keyof typeof pathStarts]
      await clock.take()
      const { email, token } = await createNewcomer(page)
      const place = { owner: { email, password: walker.password }, job: '2', section: start.section }
      await signInWithToken(page, token)
      const device = secondDevice(directly(page), place.owner, place.job)
      if (start.has === 'an entry') await device.write(start.section, theEntry, { School: 'Harrowfen College' })
      // What the firm has already does not begin with what the account knows.
      else await device.write(start.section, '', sections[start.section].form.untouched)
      await openSection(page, place)
      await sees(async () => connection.inFlight(), 0)
      await clock.stop()
      await connection.hold()
      if (start.has !== 'a call to judge it') return
      await press(complete)
      await sees(async () => connection.held(completeApplicationSection), 1)
    },
    events: {
      'field.changed': async ({ field: name, value }) => {
        if (start.has !== 'a call to judge it') return field(name).fill(String(value))
        // It is filled in as a browser does by itself: the focus goes to what is told of the section, and leaves no field.
        await field(name).evaluate((input, text) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }, String(value))
      },
      'field.left': async ({ field: name }) => {
        await field(name).focus()
        await field(name).blur()
      },
      'save.requested': async () => {
        if ((await button('Try again').count()) > 0) return press('Try again')
        isJudged = true
        await press(complete)
      },
      'removal.requested': () => press(/^Remove/),
      'undo.requested': () => press(/^Undo/),
      'newerVersion.chosen': () => press('Use what was written there'),
      'ownVersion.chosen': () => press('Keep what I wrote here'),
      'note.closed': () => press('Close this note'),
      'device.refused': () => Promise.reject(new Error('A device refuses only while it is asked for something else.')),
      'problems.reported': passes,
      'xstate.done.actor.submit': (event) => answer((event as { readonly output: Answer }).output),
      'xstate.error.actor.submit': async () => {
        claim('net::ERR_CONNECTION_FAILED')
        await connection.settle({ kind: 'is lost' })
      },
      'xstate.done.actor.readPart': async (event) => {
        const isThere = (event as { readonly output: unknown }).output !== null
        if (!isThere) await getOpenSection(page).elsewhere.remove(start.section, at())
        await passes()
      },
      'xstate.error.actor.readPart': () =>
        connection.settle({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
      'xstate.after.writingPause.applicationPart.writing': () => clock.pass(writingPause),
      'xstate.after.saveRetryDelay.applicationPart.notSaved': () => clock.pass(saveRetryDelay),
    },
    states: {
      ...states,
      kept: async () => {
        await states.kept()
        if (isJudged) await passes()
        isJudged = false
      },
    },
  }
}
