import { expect, test } from 'vitest'
import { drawLines, drawPath } from './shapes.ts'

test('a way is straight between two points and round at its corners', () => {
  expect(
    drawPath([
      { x: 0, y: 0 },
      { x: 0, y: 40 },
    ]),
  ).toEqual('M0 0L0 40')
  expect(
    drawPath([
      { x: 0, y: 0 },
      { x: 0, y: 40 },
      { x: 10, y: 40 },
    ]),
  ).toEqual('M0 0L0 33Q0 40 5 40L10 40')
})

test('two corners in one place do not break a way', () => {
  const corner = { x: 5, y: 5 }
  expect(drawPath([{ x: 0, y: 5 }, corner, corner, { x: 5, y: 9 }])).toEqual('M0 5L2.5 5Q5 5 5 5L5 5Q5 5 5 7L5 9')
})

test('a way without points is no way', () => {
  expect(drawPath([])).toEqual('')
})

test('text is escaped', () => {
  expect(drawLines([{ text: '<b>', style: 'event' }], { x: 1, y: 2 })).toEqual(
    '<text class="event" x="1" y="14.6">&lt;b&gt;</text>',
  )
})

test('an item of a list has a dot, its other lines stand below its text, and its order steps back', () => {
  const lines = [
    { text: '2 of 3: it gives', style: 'event', isItem: true },
    { text: 'way', style: 'event', isItem: false },
  ] as const
  expect(drawLines(lines, { x: 0, y: 0 })).toEqual(
    '<circle cx="3" cy="8.1" r="1.8"/><text class="event" x="12" y="12.6"><tspan class="note">2 of 3:</tspan> it gives</text>' +
      '<text class="event" x="12" y="29.6">way</text>',
  )
})
