import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { usStates } from '#content/us-states.ts'
import { Location } from '#contract/jobs.ts'
import { placeOffices } from '#domain/map/place-offices.ts'

const office = (State: string): Location =>
  Schema.decodeUnknownSync(Location)({ Location_ID: State, Description: State, State })

test('[C2.11-29] an office in a territory stands there, whether its name or its postal code is known', () => {
  const named = ['Puerto Rico', 'vi', 'GU', 'Northern Mariana Islands', 'AS', 'Ohio']
  const placed = placeOffices(named.map(office), usStates, {})
  expect(placed.map(({ place: { latitude, longitude } }) => [Math.round(latitude), Math.round(longitude)])).toEqual([
    [18, -66],
    [18, -65],
    [13, 145],
    [15, 146],
    [-14, -171],
    [40, -83],
  ])
  expect(new Set(placed.map(({ precision }) => precision))).toEqual(new Set(['state']))
})
