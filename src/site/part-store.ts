import { sections } from '#contract/application-sections.ts'
import { withMoment, storedNames } from '#domain/visit/stored-records.ts'
import {
  isKeepable,
  isStoredPart,
  readStoredParts,
  withStoredPart,
  withoutForm,
  type StoredParts,
  type PartDraft,
} from '#domain/applications/stored-parts.ts'
import type { FormValues } from '#contract/form.ts'
import type { Place } from '#machines/application-part-context.ts'
import type { Clock, Device, Store } from './ports.ts'

const key = storedNames.parts

export type Writer = { readonly visitor: string; readonly isKept: boolean }

type Now = Clock['now']

function createStorageParts(store: Store, { visitor }: Pick<Writer, 'visitor'>, now: Now) {
  const toPartOwner = (application: string) => ({ visitor, application })
  const become = (before: string | null, after: string | null): boolean => {
    if (after === before) return true
    if (after !== null) return isKeepable(after) && store.keep(key, withMoment(after, now()))
    store.drop(key)
    return true
  }
  const read = (application: string) => readStoredParts(store.read(key), toPartOwner(application))
  return {
    read,
    change: (place: Place, draft: PartDraft | null): boolean => {
      const before = store.read(key)
      return become(before, withStoredPart(before, toPartOwner(place.applicationId), place, draft))
    },
    forget: (application: string): void => {
      const before = store.read(key)
      become(before, withoutForm(before, toPartOwner(application)))
    },
  }
}

const together = (one: StoredParts, other: StoredParts): StoredParts =>
  Object.fromEntries(
    Object.keys({ ...other, ...one }).map((name) => {
      const section = name as keyof StoredParts
      return [section, { ...other[section], ...one[section] }]
    }),
  )

function createPartStorages(
  { shared, tab }: Pick<Device, 'shared' | 'tab'>,
  { visitor, isKept: isShared }: Writer,
  now: Now,
) {
  const [here, elsewhere] = isShared ? [shared, tab] : [tab, shared]
  return {
    here: createStorageParts(here, { visitor }, now),
    elsewhere: createStorageParts(elsewhere, { visitor }, now),
  }
}

/** Unsaved parts outlive a session: on the device with `isKept`, else in the tab. `isSeparate` sections are never stored. */
export function createPartStore(device: Pick<Device, 'shared' | 'tab'>, writer: () => Writer, now: Now) {
  const places = () => createPartStorages(device, writer(), now)
  const change = (place: Place, draft: PartDraft): boolean => {
    const { here, elsewhere } = places()
    const isThere = here.change(place, draft)
    if (isThere) elsewhere.change(place, null)
    return isThere
  }
  return {
    read: (application: string): StoredParts => {
      const { here, elsewhere } = places()
      return together(here.read(application), elsewhere.read(application))
    },
    keep: (place: Place, draft: PartDraft): boolean =>
      !sections[place.section].isSeparate && (change(place, draft) || change(place, { ...draft, unanswered: [] })),
    /** Drops the part only if it still has these values: another tab may have written newer ones. */
    dropArrived: (place: Place, values: FormValues): void => {
      for (const parts of Object.values(places()))
        if (isStoredPart(parts.read(place.applicationId), place, values)) parts.change(place, null)
    },
    drop: (place: Place): void => {
      for (const parts of Object.values(places())) parts.change(place, null)
    },
    forget: (application: string): void => {
      for (const parts of Object.values(places())) parts.forget(application)
    },
  }
}
