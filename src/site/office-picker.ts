import { paths } from '#addresses/paths.ts'
import type { Location } from '#contract/location.ts'
import type { MapsService } from '#contract/site-settings.ts'
import { usStates } from '#content/us-states.ts'
import type { Place } from '#domain/places/distance.ts'
import { addressOf } from '#domain/map/offices.ts'
import { unplacedOffices, type FoundPlaces } from '#domain/map/place-offices.ts'
import { officePickerMachine, type OfficePickerEvent, type OfficesLoaded } from '#machines/office-picker.machine.ts'
import { listen } from './listen.ts'
import type { Maps } from './ports.ts'
import { needList, rowsIn, rowsOf, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

const path = paths.contact.to()

const loadedOf = (list: ListActor): OfficesLoaded => ({
  rows: rowsIn<'Location'>(list),
  hasFailed: list.getSnapshot().hasTag('error'),
})

const watchOffices = (list: ListActor) =>
  listen<OfficePickerEvent>((tell) => {
    const release = needList(list)
    const follow = () => {
      const loaded = loadedOf(list)
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

async function askService(maps: Maps, { service, offices, signal }: Question): Promise<FoundPlaces> {
  const found: Record<string, Place> = {}
  for (const office of offices) {
    if (signal.aborted) break
    const place = await maps.find(service, addressOf(office))
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
      const offices = unplacedOffices(await rowsOf<'Location'>(calls.lists.Location, signal))
      const places = await askService(ports.maps, { service: of, offices, signal })
      if (!signal.aborted) tell({ type: 'places.found', places })
    }
    // Offices that are not found stand where the site itself supposes them (C2.11-29).
    if (service) void ask(service).catch(() => {})
    return () => controller.abort()
  })

export const officePickerOf = (site: Parts<'calls' | 'input' | 'ports'>) =>
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
  ...loadedOf(lists.Location),
  query,
  states: usStates,
})
