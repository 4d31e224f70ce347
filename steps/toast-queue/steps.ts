import { Given, Then, When } from '@cucumber/cucumber'
import { toastQueueMachine, type Notice } from '#machines/toast-queue.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { NoticeKind, ToastQueueJourney } from './journey.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'

defineStates('toastQueueState', toastQueueMachine)

const things = String.raw`("[^"]*"(?:(?:, | and )"[^"]*")*)`

const refusalOf = (thing: string) => `There is no entity "${thing}".`

Given('{person} has all the time in the world', async function (this: SiteWorld, person: Person) {
  await person.toastQueue.start()
})

When(
  new RegExp(`^([A-Z]\\w+) (?:is|has been) refused ${things}$`),
  async function (this: SiteWorld, person: Person, list: string) {
    const queue = person.toastQueue
    for (const thing of quoted(list)) await queue.isRefused(thing)
  },
)

When(/^(\d+) milliseconds (?:pass|have passed)$/, async function (this: SiteWorld, duration: string) {
  await this.lastNamed.toastQueue.passTime(Number(duration))
})

When(
  /^([A-Z]\w+) (?:puts|has put) away the refusal of "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, thing: string) {
    await person.toastQueue.close(refusalOf(thing))
  },
)

/** Something of each tone that the site may tell, with nothing said of how long. */
const told: Readonly<Record<string, Notice>> = {
  success: { tone: 'success', title: 'The page was sent.' },
  note: { tone: 'info', title: 'The portal rests on Sunday.' },
  warning: { tone: 'warning', title: 'This browser keeps nothing.' },
  failure: { tone: 'danger', title: 'The page was not sent.' },
}

const noticeOf = (what: string): Notice => {
  const notice = told[what]
  if (!notice) throw new Error(`Nobody knows how the site tells of a ${what}.`)
  return notice
}

Given('the site has shown {person} a {word}', async function (this: SiteWorld, person: Person, what: string) {
  const queue = person.toastQueue
  await queue.events['toast.shown']({ type: 'toast.shown', notice: noticeOf(what), at: 0 })
})

Then(/^the (success|note|warning|failure) shows$/, async function (this: SiteWorld, what: string) {
  await sees(this.lastNamed.toastQueue.shows.titles, [noticeOf(what).title])
})

When(
  /^([A-Z]\w+) (reads|has stopped to read|moves on from) what she is told$/,
  async function (this: SiteWorld, person: Person, act: string) {
    const queue = person.toastQueue
    if (act === 'moves on from') await queue.events['toasts.released']({ type: 'toasts.released', by: 'pointer' })
    else await queue.events['toasts.held']({ type: 'toasts.held', by: 'pointer' })
  },
)

When('{person} clears what she was told', async function (this: SiteWorld, person: Person) {
  await person.toastQueue.events['past.cleared']({ type: 'past.cleared' })
})

Then('{toastQueueState}', async function (this: SiteWorld, state: keyof ToastQueueJourney['states']) {
  await this.lastNamed.toastQueue.states[state]()
})

Then(new RegExp(`^the refusals of ${things} show$`), async function (this: SiteWorld, list: string) {
  await sees(this.lastNamed.toastQueue.shows.titles, quoted(list).map(refusalOf))
})

Then(
  new RegExp(`^([A-Z]\\w+) finds the refusals of ${things} among past notices$`),
  async function (this: SiteWorld, person: Person, list: string) {
    await sees(person.toastQueue.shows.past, quoted(list).map(refusalOf))
  },
)

Then('the only notice is {string}', async function (this: SiteWorld, title: string) {
  await sees(this.lastNamed.toastQueue.shows.titles, [title])
})

Then('there is no notice', async function (this: SiteWorld) {
  await sees(this.lastNamed.toastQueue.shows.titles, [])
})

Then(
  /^([A-Z]\w+) is shown the (note|confirmation|warning|error) "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, kind: NoticeKind, title: string) {
    await person.toastQueue.isShown(kind, title)
  },
)
