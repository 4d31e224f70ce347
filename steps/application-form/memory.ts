import assert from 'node:assert/strict'
import { applicationForm as words } from '#content/application-form.ts'
import { sections, sectionTitle, type SectionName } from '#contract/application-sections.ts'
import { applicationFormMachine } from '#machines/application-form.machine.ts'
import { getNextView, type WrittenSection } from '#machines/application-form-context.ts'
import { createApplicationFormFlow } from '#site/application-form.ts'
import { applyInput } from '#site/apply-input.ts'
import { createApplyFlow } from '#site/apply.ts'
import { newKey } from '#site/new-key.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { applyPage, storeApplyPage } from '../apply/memory.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { inWords, viewTitle, formAddress } from './form-fields.ts'
import type { ApplicationFormJourney } from './browser.ts'

type Page = ActorRefFrom<typeof applicationFormMachine>

const [passing, busy] = [
  ['loading', 'starting', 'refreshing', 'savingSection', 'completing', 'settling', 'submitting'],
  ['writing', 'saving', 'looking', 'joining'],
]

function getOrCreatePartRef({ section, ...written }: WrittenSection, newId: () => string) {
  if (!written.isList) return written.ref
  const last = () => written.ref.getSnapshot().context.entries.at(-1)?.ref
  if (!last()) written.ref.send({ type: 'entry.requested', id: newId() })
  const part = last()
  if (!part) throw new Error(`The section "${sectionTitle(section)}" takes no entry.`)
  return part
}

export function applicationFormInMemory(world: MemoryWorld): ApplicationFormJourney {
  let page: Page | null = null
  let files: { readonly stop: () => void } | null = null
  const flow = () => {
    if (!page) throw new Error('Nobody has opened the form of an application.')
    return page
  }
  const context = () => flow().getSnapshot().context
  const { events, states } = journeyInMemory(applicationFormMachine, flow)
  const settled = async () => {
    await waitFor(flow(), ({ value }) => !passing.includes(value))
  }
  const show = async () => {
    const { pathname, search } = world.view.port.place()
    const { id } = applyInput(world.site, `${pathname}${search}`)
    const hasSsnQuestion = world.site.input.settings.asksSocialSecurityNumber
    world.runForPerson(createApplicationFormFlow, { id, hasSsnQuestion }, (shown) => {
      page = shown
    })
    await settled()
  }
  const look: ApplicationFormJourney['look'] = async (view) => {
    files?.stop()
    files = null
    world.view.follow(formAddress(context().id, view))
    if (view === 'attachments') {
      world.runForPerson(createApplyFlow, { id: context().id }, (shown) => {
        files = storeApplyPage(world, shown)
      })
      await waitFor(applyPage(world), ({ value }) => value !== 'loading')
    } else world.enter(flow())
    await settled()
  }
  const written = (section: SectionName) => {
    const found = context().written.find((each) => each.section === section)
    if (!found) throw new Error(`The section "${sectionTitle(section)}" cannot be written.`)
    return found
  }
  return withoutScreen('applicationForm', {
    start: async () => {
      world.view.follow(formAddress('2'))
      await show()
    },
    open: async (id) => {
      world.view.follow(formAddress(id))
      await show()
    },
    reload: async () => {
      const { pathname, search } = world.view.port.place()
      world.open(`${pathname}${search}`)
      await waitFor(world.site.actors.session, (snapshot) => snapshot.hasTag('signedIn'))
      await show()
    },
    begin: async () => {
      flow().send({ type: 'start.requested' })
      await settled()
    },
    look,
    change: look,
    write: async (section, values) => {
      await look(section)
      const part = getOrCreatePartRef(written(section), () => newKey(world.site.ports))
      const fields = Object.entries(values)
      for (const [field, value] of fields) part.send({ type: 'field.changed', field, value })
      part.send({ type: 'field.left', field: fields.at(-1)?.[0] ?? '' })
      await waitFor(part, ({ value }) => !busy.includes(value))
    },
    complete: async (section) => {
      await look(section)
      flow().send({ type: 'completion.requested', section, next: null })
      await settled()
    },
    completeAndContinue: async (section, title) => {
      await look(section)
      const next = getNextView(context())
      assert.equal(viewTitle(next), title)
      flow().send({ type: 'completion.requested', section, next })
      await settled()
    },
    submit: async () => {
      if (!flow().getSnapshot().matches('waiting')) await look('review')
      flow().send({ type: 'submit.requested' })
      await settled()
    },
    events,
    states,
    shows: {
      heading: async () =>
        words.title(context().found?.posting?.JobFunction ?? null, context().found?.isGeneric ?? false),
      part: async () => viewTitle(context().view),
      sections: async () =>
        context().sections.map(({ Section, State }) => ({
          section: sectionTitle(Section),
          state: `${State[0]?.toUpperCase() ?? ''}${State.slice(1)}`,
        })),
      problems: async () => {
        const { problems } = context()
        if (!problems) return []
        const labels: Readonly<Record<string, string>> = sections[problems.section].form.labels
        return problems.lines.map(({ Field, Message }) => {
          const label = labels[Field] ?? Field
          return label.endsWith('?') ? Message : `${label}: ${Message}`
        })
      },
      lacking: async () =>
        context().lacking.map(({ Section, Reason }) => ({ section: sectionTitle(Section), reason: Reason })),
      field: async (section, field) => {
        const found = written(section)
        return found.isList ? '' : inWords(section, field, found.ref.getSnapshot().context.values[field])
      },
      sent: async (title) => {
        const found = context().found?.application?.Form?.Sections.find((each) => each.Title === title)
        return found?.Entries.flat().map(({ Label, Value }) => `${Label}: ${Value}`) ?? null
      },
    },
  })
}
