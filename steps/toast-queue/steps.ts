import { Given, Then, When } from '@cucumber/cucumber'
import { toastQueueMachine } from '#machines/toast-queue.machine.ts'
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

When('{word} puts away the refusal of {string}', async function (this: SiteWorld, name: string, thing: string) {
  await (await queueOf(this, name)).close(refusalOf(thing))
})

When(
  /^(\w+) (reads|has stopped to read|leaves) what she is told$/,
  async function (this: SiteWorld, name: string, act: string) {
    const queue = await queueOf(this, name)
    if (act === 'leaves') await queue.events['toasts.released']({ type: 'toasts.released', by: 'pointer' })
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
