import { decodeRows } from '#contract/payload.ts'
import { openSource } from '#domain/site-search/site-search.ts'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { addressSyncMachine } from './address-sync.machine.ts'
import { deaf } from './fake-actors.testing.ts'
import type { SourcesRequestEvent } from './site-search-context.ts'
import { siteSearchMachine, type SiteSearchEvent } from './site-search.machine.ts'

function search(query: string) {
  const asked: string[] = []
  const clock = new SimulatedClock()
  const watchSources = fromCallback<SourcesRequestEvent, string, SiteSearchEvent>(({ input, receive }) => {
    asked.push(input)
    receive((event) => asked.push(event.type === 'search.requested' ? event.words : 'once more'))
  })
  const addressSync = addressSyncMachine.provide({
    actors: { watchPlace: deaf(), watchLinks: deaf() },
    actions: { showAddress: () => {} },
  })
  const machine = siteSearchMachine.provide({ actors: { watchSources, addressSync } })
  const actor = createActor(machine, { input: { query, sources: [] }, clock }).start()
  return { actor, clock, asked }
}

test('the words of an address are what is asked for first, and then those that are followed', () => {
  const { actor, asked } = search('q=radar')
  actor.send({ type: 'address.changed', query: 'q=depot' })
  expect(asked).toEqual(['radar', 'depot'])
})

test('words that are typed are asked for when the typing rests, words that are sent off at once', () => {
  const { actor, clock, asked } = search('')
  for (const words of ['r', 'ra']) actor.send({ type: 'words.changed', words })
  const before = [...asked]
  clock.increment(250)
  actor.send({ type: 'search.submitted', words: 'radar' })
  expect([before, asked]).toEqual([[''], ['', 'ra', 'radar']])
})

test('[J7-47] what could not be loaded is asked for once more, and awaited again', () => {
  const { actor, clock, asked } = search('q=radar')
  const names = ['JobPostingHeader', 'Location', 'CompanyEvent', 'CompanyNews', 'SitePage'] as const
  for (const name of names) actor.send({ type: 'source.settled', name, source: null })
  clock.increment(2000)
  const failed = actor.getSnapshot().value
  actor.send({ type: 'retry' })
  clock.increment(2000)
  const { value, context } = actor.getSnapshot()
  expect([failed, asked, value, context.failed]).toEqual(['incomplete', ['radar', 'once more'], 'waiting', []])
})

test('[J2.8-17] a part that comes again in other rows stands in the place of the one before, in the order of the parts', () => {
  const { actor } = search('q=')
  const offices = openSource('Location', decodeRows('Location', [{ Location_ID: 1, Description: 'Dayton Office' }]))
  const other = openSource('Location', decodeRows('Location', [{ Location_ID: 2, Description: 'Seaside Office' }]))
  const news = openSource('CompanyNews', [])
  for (const source of [news, offices, other]) actor.send({ type: 'source.settled', name: source.name, source })
  expect(actor.getSnapshot().context.sources).toEqual([other, news])
})

test('a part that is known is no news, nor is the failure of one that is here', () => {
  const { actor } = search('q=')
  const source = openSource('CompanyNews', [])
  actor.send({ type: 'source.settled', name: 'CompanyNews', source })
  const [same, lost] = [source, null].map((told) => {
    return actor.getSnapshot().can({ type: 'source.settled', name: 'CompanyNews', source: told })
  })
  expect([same, lost]).toEqual([false, false])
})
