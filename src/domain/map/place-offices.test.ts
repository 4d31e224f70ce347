import { Location } from '#contract/location.ts'
import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { markOffices, placeOffices, unplacedOffices } from './place-offices.ts'

const office = (id: string, row: object): Location =>
  Schema.decodeUnknownSync(Location)({ Location_ID: id, Description: id, ...row })

const ohio = { name: 'Ohio', code: 'OH', middle: { latitude: 40.3, longitude: -82.8 } }

const exact = office('exact', { City: 'Dayton', State: 'Ohio', Latitude: 39.76, Longitude: -84.19 })
const annex = office('annex', { LocationCity: 'dayton', LocationState: 'OHIO' })
const lost = office('lost', { City: 'Columbus', State: 'OH' })
const nowhere = office('nowhere', { City: 'Stuttgart', State: 'Baden-Württemberg' })
const offices = [exact, annex, lost, nowhere]

const summary = (found = {}) =>
  placeOffices(offices, [ohio], found).map(({ office: { Location_ID }, place, precision }) => [
    Location_ID,
    place.latitude,
    place.longitude,
    precision,
  ])

test('[C2.11-29] an office stands at its coordinates, else in its city, else in its state, else nowhere', () => {
  expect(summary()).toEqual([
    ['exact', 39.76, -84.19, 'exact'],
    ['annex', 39.76, -84.19, 'city'],
    ['lost', 40.3, -82.8, 'state'],
  ])
})

test('[C2.11-28] where a maps service has found an office, it stands there; its own coordinates come first', () => {
  const stuttgart = { latitude: 48.78, longitude: 9.18 }
  const found = { nowhere: stuttgart, lost: { latitude: 39.96, longitude: -83 }, exact: stuttgart }
  expect(summary(found)).toEqual([
    ['exact', 39.76, -84.19, 'exact'],
    ['annex', 39.76, -84.19, 'city'],
    ['lost', 39.96, -83, 'exact'],
    ['nowhere', 48.78, 9.18, 'exact'],
  ])
})

test('[C2.11-28] the service is asked for offices that lack a coordinate', () => {
  expect(unplacedOffices([...offices, office('half', { Latitude: 1 })]).map(({ Location_ID }) => Location_ID)).toEqual([
    'annex',
    'lost',
    'nowhere',
    'half',
  ])
})

test('the marks of offices in one place stand side by side', () => {
  const [one, other] = markOffices(placeOffices([exact, annex], [], {}), 4)
  expect(one!.point).toEqual(other!.point)
  expect(Math.hypot(one!.mark.x - other!.mark.x, one!.mark.y - other!.mark.y)).toBeGreaterThanOrEqual(29)
})
