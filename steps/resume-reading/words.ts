import { sectionNames, sections, titleOfSection, type SectionName } from '#contract/application-sections.ts'

/** @throws when no section is called so */
export function sectionTitled(title: string): SectionName {
  const name = sectionNames.find((each) => titleOfSection(each) === title)
  if (!name) throw new Error(`No section is called "${title}".`)
  return name
}

/** The name of a field. @throws when none of the section is labelled so */
export function fieldLabelled(section: SectionName, label: string): string {
  const [name] = Object.entries(sections[section].form.labels).find(([, each]) => each === label) ?? []
  if (name === undefined) throw new Error(`No field of "${section}" is labelled "${label}".`)
  return name
}
