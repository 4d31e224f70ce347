import type { ApplicationPart } from './application-form.ts'
import { sectionNames, sections, type Child, type SectionName } from './application-sections.ts'

/** The children of an application of which nothing is written, or nothing is told. */
export const noForm = {
  Sections: [],
  ...(Object.fromEntries(sectionNames.map((name) => [sections[name].child, []])) as unknown as {
    readonly [Name in Child]: ReadonlyArray<ApplicationPart>
  }),
  Form: null,
} as const

/** The parts of a section of an application, as it was read. */
export const partsOf = (
  application: { readonly [Name in Child]: ReadonlyArray<ApplicationPart> },
  section: SectionName,
): ReadonlyArray<ApplicationPart> => application[sections[section].child]
