import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaces, type ConnectionSlot, type PlaceLimits } from './places.ts'

function openPlaces(limits: PlaceLimits) {
  let now = 0
  const places = createPlaces(limits, () => now)
  const evicted: string[] = []
  const moved = new Map<string, number>()
  return {
    given: evicted,
    pass: (duration: number) => void (now += duration),
    move: (name: string, bytes: number) => void moved.set(name, bytes),
    enter: (network: string, name: string) => {
      const place = { network, moved: () => moved.get(name) ?? 0, giveUp: () => void evicted.push(name) }
      places.enter(place)
      return () => places.leave(place)
    },
  }
}

test('of a network that has its share the place with which least has moved for its time is given up', () => {
  const { enter, given: evicted, move, pass } = openPlaces({ most: 9, maxPerNetwork: 2 })
  enter('a', 'long and slow')
  move('long and slow', 50_000)
  pass(50_000)
  enter('a', 'short and quick')
  move('short and quick', 5_000)
  pass(2_000)
  enter('b', 'elsewhere')
  enter('a', 'next')
  expect(evicted).toEqual(['long and slow'])
})

test('what has just come is spared, whatever others have moved, and where all have just come the first makes room', () => {
  const { enter, given: evicted, move, pass } = openPlaces({ most: 2, maxPerNetwork: 2 })
  enter('a', 'first')
  move('first', 100)
  pass(1_000)
  enter('b', 'second')
  enter('c', 'third')
  pass(10)
  enter('d', 'fourth')
  expect(evicted).toEqual(['first', 'second'])
})

test('where all places are held the network that holds most gives one up, however quick it is', () => {
  const { enter, given: evicted, move, pass } = openPlaces({ most: 4, maxPerNetwork: 3 })
  for (const name of ['a1', 'a2', 'a3']) {
    enter('a', name)
    move(name, 100_000)
  }
  enter('b', 'b1')
  pass(10_000)
  enter('c', 'c1')
  expect(evicted).toHaveLength(1)
  expect(evicted[0]).toMatch(/^a/)
})

test('a place that was given back is free, and cannot be given back twice', () => {
  const { enter, given: evicted } = openPlaces({ most: 1, maxPerNetwork: 1 })
  const leave = enter('a', 'first')
  leave()
  leave()
  enter('a', 'second')
  expect(evicted).toEqual([])
  enter('b', 'third')
  expect(evicted).toEqual(['second'])
})

const most = 6
const maxPerNetwork = 4

test('whoever comes and goes, no more is held than there is, and nobody loses a place to a network that holds more', () => {
  const step = fc.record({ network: fc.constantFrom('a', 'b', 'c', 'd'), leaves: fc.nat(3), bytes: fc.nat(1_000) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const held = new Set<ConnectionSlot>()
      const places = createPlaces({ most, maxPerNetwork }, () => 0)
      let entering = ''
      const countOf = (network: string) => [...held].filter((place) => place.network === network).length
      for (const { network, leaves, bytes } of steps) {
        for (const place of [...held].slice(0, leaves === 3 ? 1 : 0)) {
          places.leave(place)
          held.delete(place)
        }
        const place: ConnectionSlot = {
          network,
          moved: () => bytes,
          giveUp() {
            expect(countOf(network)).toBeGreaterThanOrEqual(countOf(entering))
            held.delete(place)
          },
        }
        entering = network
        places.enter(place)
        held.add(place)
        expect([held.size <= most, countOf(network) <= maxPerNetwork]).toEqual([true, true])
      }
    }),
  )
})
