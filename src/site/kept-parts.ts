import { sections } from '#contract/application-sections.ts'
import { readKeptParts, withKeptPart, writeKeptParts, type PartDraft } from '#domain/applications/kept-parts.ts'
import { storedNames } from '#domain/visit/stored-names.ts'
import type { Place } from '#machines/part-context.ts'
import type { Store } from './ports.ts'

const key = storedNames.parts

/**
 * What is written of an application and has not reached the firm: all tabs of a device keep it, beyond a session that ends by
 * itself, until it has arrived or its writer signs out. What is kept apart never stands there.
 */
export const keptPartsIn = (shared: Store, visitor: () => string) => ({
  read: (application: string) => readKeptParts(shared.read(key), { visitor: visitor(), application }),
  /** @param draft null when nothing of the part is to be kept */
  keep: ({ applicationId: application, section, entry }: Place, draft: PartDraft | null) => {
    if (sections[section].isApart) return
    const whose = { visitor: visitor(), application }
    const before = readKeptParts(shared.read(key), whose)
    const text = writeKeptParts(whose, withKeptPart(before, { section, entry }, draft))
    if (text !== null) shared.keep(key, text)
    else if (Object.keys(before).length > 0) shared.drop(key)
  },
})
