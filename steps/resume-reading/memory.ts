import { applyInput } from '#site/apply-input.ts'
import type { SectionName } from '#contract/application-sections.ts'
import type { applicationFormMachine } from '#machines/application-form.machine.ts'
import { resumeParsingMachine } from '#machines/resume-reading.machine.ts'
import { findOpenLine, listLines, listTargets } from '#machines/resume-lines.ts'
import { formatPlace, resumeLines } from '#content/resume-lines.ts'
import { completeSections, getSectionState } from '#machines/application-form-context.ts'
import { createApplicationFormFlow } from '#site/application-form.ts'
import { newKey } from '#site/new-key.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { fieldLabelled, inWords, writtenSection, formAddress } from '../application-form/form-fields.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { resumeBytes, resumes } from './resumes.ts'
import type { ResumeReadingJourney } from './browser.ts'

type Form = ActorRefFrom<typeof applicationFormMachine>

function listPartRefs(form: Form, section: SectionName) {
  const found = form.getSnapshot().context.written.find((each) => each.section === section)
  if (!found) return []
  if (!found.isList) return [found.ref]
  return found.ref.getSnapshot().context.entries.flatMap(({ ref, standing }) => (standing === 'removed' ? [] : ref))
}

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
  const { states } = journeyInMemory(resumeParsingMachine, flow)
  const complete = () => completeSections(whole().getSnapshot().context)
  const read = async () => {
    await waitFor(flow(), (snapshot) => !snapshot.matches('reading'))
  }
  const lineCalled = (text: string) => {
    const index = listLines(flow().getSnapshot().context).findIndex((line) => line.text === text)
    if (index < 0) throw new Error(`No line says "${text}".`)
    return index
  }
  const findList = (title: string) => {
    const found = whole()
      .getSnapshot()
      .context.written.find(({ section }) => section === writtenSection(title))
    if (!found?.isList) throw new Error(`"${title}" is no list.`)
    return found.ref
  }
  return withoutScreen('resumeReading', {
    open: async (id) => {
      world.view.follow(formAddress(id))
      const input = { ...applyInput(world.site, formAddress(id)), hasSsnQuestion: false }
      world.runForPerson(createApplicationFormFlow, input, (shown) => {
        form = shown
      })
      await waitFor(whole(), (snapshot) => snapshot.matches('beginning'))
      whole().send({ type: 'start.requested' })
      await waitFor(whole(), (snapshot) => snapshot.matches('writing'))
      world.enter(flow())
    },
    give: async (what) => {
      const file = new File([new Uint8Array(resumeBytes(what))], resumes[what][0])
      flow().send({ type: 'file.provided', file, complete: complete() })
      await read()
    },
    paste: async (what) => {
      flow().send({ type: 'text.changed', text: resumeBytes(what).toString() })
      flow().send({ type: 'text.provided', complete: complete() })
      await read()
    },
    put: async (text, where) => {
      const { context } = flow().getSnapshot()
      const line = lineCalled(text)
      const targets = listTargets(context.parts, complete(), listLines(context)[line]?.section ?? null)
      const [target] = targets.flatMap(({ section, entry, values, index, fields }) =>
        fields.flatMap((field) =>
          formatPlace({ section, field }, entry === null ? null : values, index) === where
            ? [{ section, entry: entry ?? newKey(world.site.ports), field }]
            : [],
        ),
      )
      if (!target) throw new Error(`A line cannot go to "${where}".`)
      flow().send({ type: 'line.placed', line, target })
    },
    leaveOut: async (text) => flow().send({ type: 'line.dismissed', line: lineCalled(text) }),
    takeBackLine: async (text) => flow().send({ type: 'line.returned', line: lineCalled(text) }),
    undo: async () => flow().send({ type: 'undo.requested' }),
    write: async (title, label, value) => {
      const section = writtenSection(title)
      const part = listPartRefs(whole(), section).at(-1)
      part?.send({ type: 'field.changed', field: fieldLabelled(section, label), value })
    },
    addEntry: async (title) => findList(title).send({ type: 'entry.requested', id: newKey(world.site.ports) }),
    complete: async (title) => {
      whole().send({ type: 'completion.requested', section: writtenSection(title), next: null })
      await waitFor(whole(), (snapshot) => complete().includes(writtenSection(title)) && snapshot.matches('writing'))
    },
    states,
    shows: {
      open: async () => {
        const { context } = flow().getSnapshot()
        return listLines(context).flatMap((line, index) => (findOpenLine(context, index) ? line.text : []))
      },
      refusal: async () => {
        const { act } = flow().getSnapshot().context
        return act?.kind === 'refused' ? resumeLines.refused(act.problem) : ''
      },
      written: async (title, label) => {
        const section = writtenSection(title)
        const field = fieldLabelled(section, label)
        return listPartRefs(whole(), section).map((part) =>
          inWords(section, field, part.getSnapshot().context.values[field]),
        )
      },
      state: async (title) => {
        const state = getSectionState(whole().getSnapshot().context, writtenSection(title))
        return state.charAt(0).toUpperCase() + state.slice(1)
      },
    },
  })
}
