import { sections } from '#contract/application-sections.ts'
import {
  isKeepable,
  isKept,
  readKeptParts,
  withKeptPart,
  withoutForm,
  type PartDraft,
} from '#domain/applications/kept-parts.ts'
import type { FormValues } from '#contract/form.ts'
import { storedNames } from '#domain/visit/stored-names.ts'
import type { Place } from '#machines/part-context.ts'
import type { Store } from './ports.ts'

const key = storedNames.parts

/**
 * What is written of an application and has not reached the firm: all tabs of a device keep it, beyond a session that ends by
 * itself, until it has arrived or its writer signs out. What is kept apart never stands there.
 */
export function keptPartsIn(shared: Store, visitor: () => string) {
  const whose = ({ applicationId: application }: Place) => ({ visitor: visitor(), application })
  const become = (before: string | null, after: string | null): boolean => {
    if (after === before) return true
    if (after !== null) return isKeepable(after) && shared.keep(key, after)
    shared.drop(key)
    return true
  }
  const change = (place: Place, draft: PartDraft | null): boolean => {
    const before = shared.read(key)
    return become(before, withKeptPart(before, whose(place), place, draft))
  }
  return {
    read: (application: string) => readKeptParts(shared.read(key), { visitor: visitor(), application }),
    /** @returns false when the device does not keep it */
    keep: (place: Place, draft: PartDraft): boolean =>
      !sections[place.section].isApart && (change(place, draft) || change(place, { ...draft, unanswered: [] })),
    /** Drops these values of a part, which have reached the firm; what another tab has written there stays. */
    dropArrived: (place: Place, values: FormValues): void => {
      if (isKept(readKeptParts(shared.read(key), whose(place)), place, values)) change(place, null)
    },
    drop: (place: Place): void => void change(place, null),
    /** Drops all of an application that cannot be written any more. */
    forget: (application: string): void => {
      const before = shared.read(key)
      become(before, withoutForm(before, { visitor: visitor(), application }))
    },
  }
}
