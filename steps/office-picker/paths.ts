import { Location } from '#contract/jobs.ts'
import { usStates } from '#content/us-states.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { officePickerMachine } from '#machines/office-picker.machine.ts'
import { Schema } from 'effect'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import type { OfficePickerJourney } from './browser.ts'

const office = (Description: string, place: object) => ({
  Location_ID: `${Description} id`,
  Description,
  FullAddress: `1 ${Description} Street`,
  ...place,
})

const offices = [
  office('Corporate Headquarters', { City: 'Arlington', State: 'Virginia', Latitude: 38.881, Longitude: -77.1043 }),
  office('Dayton Office', { City: 'Dayton', State: 'Ohio', Latitude: 39.7589, Longitude: -84.1916 }),
  office('Field Office', {}),
]

const rows = offices.map((row) => Schema.decodeUnknownSync(Location)(row))

const start = { rows: null, hasFailed: false, states: usStates }

const cover = coverTransitions(officePickerMachine, {
  starts: {
    '': { ...start, query: '' },
    'office=field+office': { ...start, query: 'office=field+office' },
    'from=mail&office=dayton+office': { ...start, query: 'from=mail&office=dayton+office' },
  },
  events: [
    { type: 'offices.changed', rows, hasFailed: false },
    { type: 'offices.changed', rows: null, hasFailed: true },
    { type: 'map.measured', size: { width: 1000, height: 350 }, isWide: true },
    { type: 'office.chosen', id: 'Dayton Office id' },
    { type: 'office.chosen', id: 'Field Office id' },
    { type: 'marker.pressed', id: 'Corporate Headquarters id' },
    { type: 'marker.reached', id: 'Dayton Office id' },
    { type: 'window.closed' },
    { type: 'address.changed', query: 'office=Dayton+Office' },
    { type: 'address.changed', query: 'office=Dayton+Office&from=mail' },
    { type: 'map.zoomed', by: 1 },
    { type: 'map.zoomed', by: -1 },
    { type: 'map.pushed', by: { x: -80, y: 0 } },
    { type: 'map.reset' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.selected, context.view?.zoom ?? null]),
})

const selectedOfficeName = ({ offices: known, selected }: SnapshotFrom<typeof officePickerMachine>['context']) =>
  known.find(({ Location_ID }) => Location_ID === selected)?.Description ?? null

const checkView =
  ({ shows }: OfficePickerJourney) =>
  async (context: SnapshotFrom<typeof officePickerMachine>['context']) => {
    const name = selectedOfficeName(context)
    if (name === null) return
    const map = name === 'Field Office' ? null : name
    const address = new URLSearchParams(context.query).get('office')
    await sees(shows.agreement, { list: name, card: name, map, address })
    await sees(shows.zoom, context.view?.zoom ?? 4)
  }

testPaths({
  name: 'office picker',
  cover,
  content: { Location: offices },
  unreachable: {
    'officePicker|places.found|0': 'A site without a maps service is walked; maps-service.screen.ts has one.',
    'officePicker.offMap|places.found|0': 'A site without a maps service is walked; maps-service.screen.ts has one.',
  },
  journeys: ['officePicker'],
  createViewCheck: checkView,
})
