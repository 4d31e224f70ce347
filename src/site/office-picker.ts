import { paths } from '#addresses/paths.ts'
import type { Location } from '#contract/jobs.ts'
import type { MapsService } from '#contract/site-settings.ts'
import { usStates } from '#content/us-states.ts'
import type { Coordinates } from '#domain/places/distance.ts'
import { formatOfficeAddress } from '#domain/map/offices.ts'
import { unplacedOffices, type GeocodedPlaces } from '#domain/map/place-offices.ts'
import { officePickerMachine, type OfficePickerEvent, type LoadedOffices } from '#machines/office-picker.machine.ts'
import { listen } from './watchers.ts'
import type { Maps } from './ports.ts'
import { retainList, findLoadedRows, awaitRows, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

const path = paths.contact.to()

const toLoadedOffices = (list: ListActor): LoadedOffices => ({
  rows: findLoadedRows<'Location'>(list),
  hasFailed: list.getSnapshot().hasTag('error'),
})

const watchOffices = (list: ListActor) =>
  listen<OfficePickerEvent>((tell) => {
    const release = retainList(list)
    const follow = () => {
      const loaded = toLoadedOffices(list)
      if (loaded.rows || loaded.hasFailed) tell({ type: 'offices.changed', ...loaded })
    }
    follow()
    const { unsubscribe } = list.subscribe(follow)
    return () => {
      unsubscribe()
      release()
    }
  })

type Question = {
  readonly service: MapsService
  readonly offices: ReadonlyArray<Location>
  readonly signal: AbortSignal
}

async function geocodeOffices(maps: Maps, { service, offices, signal }: Question): Promise<GeocodedPlaces> {
  const found: Record<string, Coordinates> = {}
  for (const office of offices) {
    if (signal.aborted) break
    const place = await maps.find(service, formatOfficeAddress(office))
    if (place) found[office.Location_ID] = place
  }
  return found
}

const findPlaces = ({ calls, input, ports }: Parts<'calls' | 'input' | 'ports'>) =>
  listen<OfficePickerEvent>((tell) => {
    const service = input.settings.maps
    const controller = new AbortController()
    const ask = async (of: MapsService) => {
      const { signal } = controller
      const offices = unplacedOffices(await awaitRows<'Location'>(calls.lists.Location, signal))
      const places = await geocodeOffices(ports.maps, { service: of, offices, signal })
      if (!signal.aborted) tell({ type: 'places.found', places })
    }
    // Offices that are not found stand where the site itself supposes them (C2.11-29).
    if (service) void ask(service).catch(() => {})
    return () => controller.abort()
  })

export const createOfficePickerFlow = (site: Parts<'calls' | 'input' | 'ports'>) =>
  officePickerMachine.provide({
    actors: {
      watchOffices: watchOffices(site.calls.lists.Location),
      findPlaces: findPlaces(site),
      watchAddress: listen((tell) =>
        site.ports.view.watchPlace(({ pathname, search }) => {
          if (pathname === path) tell({ type: 'address.changed', query: search.replace(/^\?/, '') })
        }),
      ),
    },
    actions: {
      showAddress: (_, query) => site.ports.view.amend(paths.contact.to(query)),
    },
  })

export const officePickerInput = ({ calls: { lists } }: Parts<'calls'>, query: string) => ({
  ...toLoadedOffices(lists.Location),
  query,
  states: usStates,
})
