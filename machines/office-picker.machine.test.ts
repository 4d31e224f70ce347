import { Location } from '#contract/jobs.ts'
import { usStates } from '#content/us-states.ts'
import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { deaf } from './fake-actors.testing.ts'
import { officePickerMachine, type OfficePickerEvent } from './office-picker.machine.ts'

const office = (id: string, Description: string, place: object) =>
  Schema.decodeUnknownSync(Location)({ Location_ID: id, Description, ...place })

const rows = [
  office('1', 'Corporate Headquarters', { Latitude: 38.881, Longitude: -77.1043 }),
  office('2', 'Field Office', {}),
  office('3', 'Annex', { Latitude: 39.7589, Longitude: -84.1916 }),
  office('4', 'Annex', { Latitude: 41.223, Longitude: -111.9738 }),
]

function visit(query: string, loaded: { rows: typeof rows | null; hasFailed: boolean } = { rows, hasFailed: false }) {
  const picker = createActor(
    officePickerMachine.provide({
      actors: { watchOffices: deaf(), findPlaces: deaf(), watchAddress: deaf() },
      actions: { showAddress: () => {} },
    }),
    { input: { ...loaded, query, states: usStates } },
  ).start()
  const now = () => {
    const { value, context } = picker.getSnapshot()
    return [value, context.selected]
  }
  return {
    begins: now(),
    after: (event: OfficePickerEvent) => {
      picker.send(event)
      return now()
    },
  }
}

test('[C2.11-14] offices that could not be loaded take the place of the general lines once they come', () => {
  const { begins, after } = visit('', { rows: null, hasFailed: true })
  const failedAgain = after({ type: 'offices.changed', rows: null, hasFailed: true })
  const came = after({ type: 'offices.changed', rows, hasFailed: false })
  expect([begins, failedAgain, came]).toEqual([
    ['unavailable', null],
    ['unavailable', null],
    ['selected', '1'],
  ])
})

test('[C2.11-29] an office without a place is told to have none however it was come to, until its place is found', () => {
  const { begins, after } = visit('office=field+office')
  const headquarters = after({ type: 'address.changed', query: '' })
  const chosen = after({ type: 'office.chosen', id: '2' })
  const found = after({ type: 'places.found', places: { 2: { latitude: 39.9612, longitude: -82.9988 } } })
  expect([begins, headquarters, chosen, found]).toEqual([
    ['offMap', '2'],
    ['selected', '1'],
    ['offMap', '2'],
    ['selected', '2'],
  ])
})

test('of two offices with one name that stays selected which was chosen, for the address names both', () => {
  const { after } = visit('')
  const chosen = after({ type: 'marker.pressed', id: '4' })
  const told = after({ type: 'address.changed', query: 'office=Annex' })
  expect([chosen, told]).toEqual([
    ['explained', '4'],
    ['explained', '4'],
  ])
})
