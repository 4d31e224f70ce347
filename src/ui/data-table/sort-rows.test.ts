import { expect, test } from 'vitest'
import { type DataColumn, nextOrder, sortRows, type RowOrder } from './columns.ts'

type Room = { name: string; desks: number | null }

const rows: Room[] = [
  { name: 'Room 10', desks: 7 },
  { name: 'annex', desks: null },
  { name: 'room 2', desks: 12 },
  { name: 'Hall', desks: 7 },
]
const columns: ReadonlyArray<DataColumn<Room>> = [
  { name: 'name', value: (room) => room.name },
  { name: 'desks', value: (room) => room.desks },
]
const sorted = (order: RowOrder | null) => sortRows(rows, columns, order).map(({ name }) => name)

test('[C2.5-03] text is sorted in any case and by the numbers in it, in either direction', () => {
  expect(sorted({ name: 'name', direction: 'ascending' })).toEqual(['annex', 'Hall', 'room 2', 'Room 10'])
  expect(sorted({ name: 'name', direction: 'descending' })).toEqual(['Room 10', 'room 2', 'Hall', 'annex'])
})

test('[C2.5-03] numbers are sorted by size, equal ones stay as they were, and what has none is last', () => {
  expect(sorted({ name: 'desks', direction: 'ascending' })).toEqual(['Room 10', 'Hall', 'room 2', 'annex'])
  expect(sorted({ name: 'desks', direction: 'descending' })).toEqual(['room 2', 'Room 10', 'Hall', 'annex'])
})

test('without an order, or by a column that is not there, rows stay as they were', () => {
  const given = rows.map(({ name }) => name)
  expect([sorted(null), sorted({ name: 'floor', direction: 'ascending' })]).toEqual([given, given])
})

test('[C2.5-03] a second press turns the order round, a third turns it back, and another column starts anew', () => {
  const first = nextOrder(null, 'name')
  const second = nextOrder(first, 'name')
  expect([first, second, nextOrder(second, 'name'), nextOrder(second, 'desks')]).toEqual([
    { name: 'name', direction: 'ascending' },
    { name: 'name', direction: 'descending' },
    { name: 'name', direction: 'ascending' },
    { name: 'desks', direction: 'ascending' },
  ])
})
