import type { ApplicationPart } from './application-form.ts'
import { sectionNames, sections, type Child, type SectionName } from './application-sections.ts'

export const noForm = {
  FormState: 'not begun',
  Sections: [],
  ...(Object.fromEntries(sectionNames.map((name) => [sections[name].child, []])) as unknown as {
    readonly [Name in Child]: ReadonlyArray<ApplicationPart>
  }),
  Form: null,
} as const

export const listSectionParts = (
  application: { readonly [Name in Child]: ReadonlyArray<ApplicationPart> },
  section: SectionName,
): ReadonlyArray<ApplicationPart> => application[sections[section].child]
