import type { JobPostingHeader } from '#contract/jobs.ts'
import type { JobActivity } from '#contract/visit-limits.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { expect, test } from 'vitest'
import type { Activity } from '#domain/visit/visit-events.ts'
import { createActor } from 'xstate'
import type { View } from './ports.ts'
import { visitCountsOver } from './visit-counts.ts'

function box<Value>(first: Value) {
  let value = first
  const listeners = new Set<(value: Value) => void>()
  return {
    getSnapshot: () => value,
    subscribe: (listener: (value: Value) => void) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener(next)
    },
  }
}

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://firm.example')
  return { pathname, search, hash, entry: address }
}

const consenting = (choice: ReadonlyArray<string> | null, signal = false) => ({ context: { choice, signal } })
const all = ['necessary', 'social', 'analytical']

const jobs = [
  makePosting({ JobPosting_ID: '7', TrackingNumber: 'T-7', JobFunction: 'Cost Analyst' }),
  makePosting({ JobPosting_ID: '8', TrackingNumber: 'T-8', JobFunction: `Ships ${'x'.repeat(300)}` }),
]

function visit(choice: ReadonlyArray<string> | null) {
  const sent: VisitEvent[] = []
  const place = box(at('/home'))
  const consent = box(consenting(choice))
  const activity = box<readonly [Activity, string] | null>(null)
  const postings = box<ReadonlyArray<JobPostingHeader> | null>(jobs)
  const view: Pick<View, 'watchPlace'> = {
    watchPlace: (tell) => {
      tell(place.getSnapshot(), null)
      const { unsubscribe } = place.subscribe((now) => tell(now, 'link'))
      return () => void unsubscribe()
    },
  }
  const watchActivities = (tell: (activity: Activity, id: string) => void) => {
    const { unsubscribe } = activity.subscribe((done) => done && tell(...done))
    return () => void unsubscribe()
  }
  const watchPostings = (tell: () => void) => {
    const { unsubscribe } = postings.subscribe(tell)
    return () => void unsubscribe()
  }
  const machine = visitCountsOver({
    view,
    consent,
    watchActivities,
    postings: { here: postings.getSnapshot, watch: watchPostings },
    send: (event) => sent.push(event),
  })
  const counts = createActor(machine).start()
  const stop = () => counts.stop()
  return { sent, place, consent, activity, postings, stop }
}

const page = (Name: string) => ({ Kind: 'page', Name })
const event = (Name: string) => ({ Kind: 'event', Name })
const content = (Content: JobActivity, Name: string) => ({ Kind: 'select content', Content, Name })

test.each([[null], [['necessary']], [['necessary', 'social']]])(
  '[C7.2-15][J7-58] with the choice %j nothing is told, whatever is done',
  (choice) => {
    const { sent, place, activity } = visit(choice)
    place.set(at('/careers/open?keyword=cost'))
    activity.set(['Saved Job Posting', '7'])
    activity.set(['Unsaved Job Posting', '7'])
    activity.set(['Featured Job Posting', '7'])
    activity.set([{ method: 'email' }, '7'])
    place.set(at('/careers/job/7'))
    expect(sent).toEqual([])
  },
)

test('[C7.2-15][J7-58] what was done before consent is never told; the page on which it is given is', () => {
  const { sent, place, consent, activity } = visit(null)
  place.set(at('/careers/open?search=cost'))
  activity.set(['Saved Job Posting', '7'])
  place.set(at('/careers/job/7'))
  activity.set(['Unsaved Job Posting', '7'])
  consent.set(consenting(all))
  expect(sent).toEqual([page('/careers/job/7'), content('Job Posting', 'Cost Analyst')])
})

test('[J7-57] the address of a job that cannot be read ends no counting', () => {
  const { sent, place } = visit(all)
  place.set(at('/careers/job/%FF'))
  place.set(at('/contact'))
  expect(sent).toEqual([page('/home'), page('/careers/job/%FF'), page('/contact')])
})

test('[C7.2-15][J7-58] nothing is told once consent is withdrawn, or while the browser sends the privacy signal', () => {
  const { sent, place, consent, activity } = visit(all)
  consent.set(consenting(['necessary']))
  place.set(at('/about-us'))
  activity.set(['Saved Job Posting', '7'])
  consent.set(consenting(all, true))
  place.set(at('/media'))
  expect(sent).toEqual([page('/home')])
})

test('[C7.2-14][J7-57] each page is told once, when it is there, without its query, and that it searches', () => {
  const { sent, place } = visit(all)
  place.set(at('/careers/open'))
  place.set(at('/careers/open?page=2'))
  place.set(at('/careers/open?page=3'))
  place.set(at('/home'))
  expect(sent).toEqual([page('/home'), page('/careers/open'), event('search'), page('/home')])
})

test('[C7.2-15][J7-57] who allows it again is counted where she is, with the search that is open there', () => {
  const { sent, place, consent } = visit(all)
  place.set(at('/careers/open?search=cost'))
  consent.set(consenting(['necessary']))
  consent.set(consenting(all))
  const searched = [page('/careers/open'), event('search')]
  expect(sent).toEqual([page('/home'), ...searched, ...searched])
})

test('[J7-53][J7-54][J7-56] a job that is saved, taken back or opened from the featured ones is told by its title', () => {
  const { sent, activity } = visit(all)
  activity.set(['Saved Job Posting', '7'])
  activity.set(['Unsaved Job Posting', '7'])
  activity.set(['Featured Job Posting', '7'])
  activity.set(['Saved Job Posting', 'gone'])
  expect(sent).toEqual([
    page('/home'),
    content('Saved Job Posting', 'Cost Analyst'),
    content('Unsaved Job Posting', 'Cost Analyst'),
    content('Featured Job Posting', 'Cost Analyst'),
  ])
})

test('[J2.5-57] a job that is shared is told by its title and the way it was shared', () => {
  const { sent, activity } = visit(all)
  activity.set([{ method: 'email' }, '7'])
  activity.set([{ method: 'related' }, '7'])
  activity.set([{ method: 'related' }, 'gone'])
  const shared = (Method: string) => ({ Kind: 'share', Method, Name: 'Cost Analyst' })
  expect(sent).toEqual([page('/home'), shared('email'), shared('related')])
})

test('[J7-55] a job that is opened is told by its title, once; a preview and a job that is gone are not', () => {
  const { sent, place } = visit(all)
  place.set(at('/careers/job/t-7'))
  place.set(at('/careers/job/t-7#benefits'))
  place.set(at('/careers/job/8?test=e30'))
  place.set(at('/careers/job/9'))
  expect(sent.filter(({ Kind }) => Kind !== 'page')).toEqual([content('Job Posting', 'Cost Analyst')])
})

test('[J7-55] a job is told when the postings are here, if its page is still open and consent still given', () => {
  const later = (leave: (visited: ReturnType<typeof visit>) => void) => {
    const visited = visit(all)
    visited.postings.set(null)
    visited.place.set(at('/careers/job/7'))
    leave(visited)
    visited.postings.set(jobs)
    visited.postings.set([...jobs])
    return visited.sent.filter(({ Kind }) => Kind === 'select content')
  }
  expect([
    later(() => {}),
    later(({ place }) => place.set(at('/home'))),
    later(({ consent }) => consent.set(consenting(['necessary']))),
  ]).toEqual([[content('Job Posting', 'Cost Analyst')], [], []])
})

test('a title is told no longer than the site takes it', () => {
  const { sent, activity } = visit(all)
  activity.set(['Saved Job Posting', '8'])
  expect(sent.at(-1)?.Name).toBe(`Ships ${'x'.repeat(194)}`)
})

test('a visit that has ended tells nothing', () => {
  const { sent, place, activity, stop } = visit(all)
  stop()
  place.set(at('/about-us'))
  activity.set(['Saved Job Posting', '7'])
  expect(sent).toEqual([page('/home')])
})

test('[J6-07] the page of job alerts is counted without the id that its address holds', () => {
  const { sent, place } = visit(all)
  place.set(at('/careers/unsubscribe/0123456789abcdef0123456789abcdef'))
  expect(sent).toEqual([page('/home'), page('/careers/unsubscribe')])
})
