import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { toastQueueMachine, type Notice } from '#machines/toast-queue.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { NoticeKind } from './notices.ts'

defineStates('toastQueueState', toastQueueMachine)

const things = String.raw`("[^"]*"(?:(?:, | and )"[^"]*")*)`

const refusalMessage = (thing: string) => `There is no entity "${thing}".`

Given('{person} has all the time in the world', ({ toastQueue }) => toastQueue.start())

When(new RegExp(`^([A-Z]\\w+) (?:is|has been) refused ${things}$`), async ({ toastQueue }: Person, list: string) => {
  for (const thing of quoted(list)) await toastQueue.isRefused(thing)
})

When(/^(\d+) milliseconds (?:pass|have passed)$/, (duration: string) =>
  world.lastNamed.toastQueue.passTime(Number(duration)),
)
When(/^([A-Z]\w+) (?:puts|has put) away the refusal of "([^"]*)"$/, ({ toastQueue }: Person, thing: string) =>
  toastQueue.close(refusalMessage(thing)),
)

const notices: Readonly<Record<string, Notice>> = {
  success: { tone: 'success', title: 'The page was sent.' },
  note: { tone: 'info', title: 'The portal rests on Sunday.' },
  warning: { tone: 'warning', title: 'This browser keeps nothing.' },
  failure: { tone: 'danger', title: 'The page was not sent.' },
}

const getNotice = (what: string): Notice => {
  const notice = notices[what]
  if (!notice) throw new Error(`Nobody knows how the site tells of a ${what}.`)
  return notice
}

Given('the site has shown {person} a {word}', ({ toastQueue }, what) =>
  toastQueue.events['toast.shown']({ type: 'toast.shown', notice: getNotice(what), at: 0 }),
)

Then(/^the (success|note|warning|failure) shows$/, (what: string) =>
  sees(world.lastNamed.toastQueue.shows.titles, [getNotice(what).title]),
)

When(
  /^([A-Z]\w+) (reads|has stopped to read|moves on from) what she is told$/,
  async ({ toastQueue }: Person, act: string) => {
    if (act === 'moves on from') await toastQueue.events['toasts.released']({ type: 'toasts.released', by: 'pointer' })
    else await toastQueue.events['toasts.held']({ type: 'toasts.held', by: 'pointer' })
  },
)

When('{person} clears what she was told', ({ toastQueue }) =>
  toastQueue.events['past.cleared']({ type: 'past.cleared' }),
)

Then('{toastQueueState}', reachesState('toastQueue'))
Then(new RegExp(`^the refusals of ${things} show$`), (list: string) =>
  sees(world.lastNamed.toastQueue.shows.titles, quoted(list).map(refusalMessage)),
)
Then(
  new RegExp(`^([A-Z]\\w+) finds the refusals of ${things} among past notices$`),
  ({ toastQueue }: Person, list: string) => sees(toastQueue.shows.past, quoted(list).map(refusalMessage)),
)
Then('the only notice is {string}', (title) => sees(world.lastNamed.toastQueue.shows.titles, [title]))
Then('there is no notice', () => sees(world.lastNamed.toastQueue.shows.titles, []))
Then(
  /^([A-Z]\w+) is shown the (note|confirmation|warning|error) "([^"]*)"$/,
  ({ toastQueue }: Person, kind: NoticeKind, title: string) => toastQueue.isShown(kind, title),
)
