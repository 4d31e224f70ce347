import { Given, Then, When } from '@cucumber/cucumber'
import { toastQueueMachine, type Notice } from '#machines/toast-queue.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { ToastQueueJourney } from './journey.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('toastQueueState', toastQueueMachine)

const queueOf = async (world: SiteWorld, name = 'Ada'): Promise<ToastQueueJourney> =>
  (await world.person(name)).toastQueue

const things = String.raw`("[^"]*"(?:(?:, | and )"[^"]*")*)`

const listOf = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, thing]) => thing ?? '')

const refusalOf = (thing: string) => `There is no entity "${thing}".`

Given('{word} has all the time in the world', async function (this: SiteWorld, name: string) {
  await (await queueOf(this, name)).start()
})

When(
  new RegExp(`^(\\w+) (?:is|has been) refused ${things}$`),
  async function (this: SiteWorld, name: string, list: string) {
    const queue = await queueOf(this, name)
    for (const thing of listOf(list)) await queue.isRefused(thing)
  },
)

When(/^(\d+) milliseconds (?:pass|have passed)$/, async function (this: SiteWorld, duration: string) {
  await (await queueOf(this)).passTime(Number(duration))
})

When(
  /^(\w+) (?:puts|has put) away the refusal of "([^"]*)"$/,
  async function (this: SiteWorld, name: string, thing: string) {
    await (await queueOf(this, name)).close(refusalOf(thing))
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

Given('the site has shown {word} a {word}', async function (this: SiteWorld, name: string, what: string) {
  const queue = await queueOf(this, name)
  await queue.events['toast.shown']({ type: 'toast.shown', notice: noticeOf(what), at: 0 })
})

Then(/^the (success|note|warning|failure) shows$/, async function (this: SiteWorld, what: string) {
  await sees((await queueOf(this)).shows.titles, [noticeOf(what).title])
})

When(
  /^(\w+) (reads|has stopped to read|moves on from) what she is told$/,
  async function (this: SiteWorld, name: string, act: string) {
    const queue = await queueOf(this, name)
    if (act === 'moves on from') await queue.events['toasts.released']({ type: 'toasts.released', by: 'pointer' })
    else await queue.events['toasts.held']({ type: 'toasts.held', by: 'pointer' })
  },
)

When('{word} clears what she was told', async function (this: SiteWorld, name: string) {
  await (await queueOf(this, name)).events['past.cleared']({ type: 'past.cleared' })
})

Then('{toastQueueState}', async function (this: SiteWorld, state: keyof ToastQueueJourney['states']) {
  await (await queueOf(this)).states[state]()
})

Then(new RegExp(`^the refusals of ${things} show$`), async function (this: SiteWorld, list: string) {
  await sees((await queueOf(this)).shows.titles, listOf(list).map(refusalOf))
})

Then(
  new RegExp(`^(\\w+) finds the refusals of ${things} among past notices$`),
  async function (this: SiteWorld, name: string, list: string) {
    await sees((await queueOf(this, name)).shows.past, listOf(list).map(refusalOf))
  },
)

Then(new RegExp(`^the toasts are ${things}$`), async function (this: SiteWorld, list: string) {
  await sees((await queueOf(this)).shows.titles, listOf(list))
})
