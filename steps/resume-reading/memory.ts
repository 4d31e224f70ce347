import { sections, type SectionName } from '#contract/application-sections.ts'
import type { applicationFormMachine } from '#machines/application-form.machine.ts'
import { resumeReadingMachine } from '#machines/resume-reading.machine.ts'
import { completeSections, stateOfSection } from '#machines/whole-context.ts'
import { applicationFormOf } from '#site/application-form.ts'
import { applyInput } from '#site/apply-input.ts'
import { newKey } from '#site/new-key.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import { listsOfForm } from '../worlds/lists-of-form.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { formAddressOf, type ResumeReadingJourney } from './journey.ts'
import { resumes } from './resumes.ts'
import { fieldLabelled, sectionTitled } from './words.ts'

type Form = ActorRefFrom<typeof applicationFormMachine>

/** The parts of a section that were not removed. */
function partsIn(form: Form, section: SectionName) {
  const found = form.getSnapshot().context.written.find((each) => each.section === section)
  if (!found) return []
  if (!found.isList) return [found.ref]
  return found.ref.getSnapshot().context.entries.flatMap(({ ref, standing }) => (standing === 'removed' ? [] : ref))
}

/** A value as a control shows it. */
function inWords(section: SectionName, field: string, value: unknown): string {
  const kind = sections[section].controls[field]?.of
  const rows = kind === undefined ? [] : (listsOfForm as Readonly<Record<string, ReadonlyArray<object>>>)[kind]
  const row = rows?.find((each) => Object.values(each)[0] === value) as { readonly Description: string } | undefined
  return row?.Description ?? String(value)
}

/** Filling in a form from a resume over the real service. */
export function resumeReadingInMemory(world: MemoryWorld): ResumeReadingJourney {
  let form: Form | null = null
  const whole = () => {
    if (!form) throw new Error('Nobody has begun a form.')
    return form
  }
  const flow = () => {
    const { resume } = whole().getSnapshot().context
    if (!resume) throw new Error('The form cannot be written.')
    return resume
  }
  const { states } = journeyInMemory(resumeReadingMachine, flow)
  const complete = () => completeSections(whole().getSnapshot().context)
  const read = async () => {
    await waitFor(flow(), (snapshot) => !snapshot.matches('reading'))
  }
  const listOf = (title: string) => {
    const found = whole()
      .getSnapshot()
      .context.written.find(({ section }) => section === sectionTitled(title))
    if (!found?.isList) throw new Error(`"${title}" is no list.`)
    return found.ref
  }
  return withoutScreen('resumeReading', {
    open: async (id) => {
      world.view.follow(formAddressOf(id))
      form = world.run(applicationFormOf, { ...applyInput(world.site, formAddressOf(id)), asksSsn: false })
      await waitFor(form, (snapshot) => snapshot.matches('beginning'))
      form.send({ type: 'start.wanted' })
      await waitFor(form, (snapshot) => snapshot.matches('writing'))
      world.enter(flow())
    },
    give: async (what) => {
      const [name, text] = resumes[what]
      flow().send({ type: 'file.given', file: new File([text], name), complete: complete() })
      await read()
    },
    paste: async (what) => {
      flow().send({ type: 'text.changed', text: resumes[what][1] })
      flow().send({ type: 'text.given', complete: complete() })
      await read()
    },
    undo: async () => flow().send({ type: 'undo.wanted' }),
    write: async (title, label, value) => {
      const section = sectionTitled(title)
      const part = partsIn(whole(), section).at(-1)
      part?.send({ type: 'field.changed', field: fieldLabelled(section, label), value })
    },
    addEntry: async (title) => listOf(title).send({ type: 'entry.wanted', id: newKey(world.site.ports) }),
    complete: async (title) => {
      whole().send({ type: 'complete.wanted', section: sectionTitled(title) })
      await waitFor(whole(), (snapshot) => complete().includes(sectionTitled(title)) && snapshot.matches('writing'))
    },
    states,
    shows: {
      written: async (title, label) => {
        const section = sectionTitled(title)
        const field = fieldLabelled(section, label)
        return partsIn(whole(), section).map((part) =>
          inWords(section, field, part.getSnapshot().context.values[field]),
        )
      },
      state: async (title) => {
        const state = stateOfSection(whole().getSnapshot().context, sectionTitled(title))
        return state.charAt(0).toUpperCase() + state.slice(1)
      },
    },
  })
}
