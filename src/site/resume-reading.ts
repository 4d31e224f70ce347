import { sections } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import {
  createFilling,
  resumeLists,
  hasAnySection,
  withPlaces,
  type Filling,
  type ResumeFormStatus,
} from '#domain/resume/resume-filling.ts'
import { isText, readResume } from '#domain/resume/read-resume.ts'
import type { Resume } from '#domain/resume/resume.ts'
import {
  resumeParsingMachine,
  type FillableParts,
  type ResumeParsingInput,
  type ReadOutcome,
} from '#machines/resume-reading.machine.ts'
import { fromPromise } from 'xstate'
import { newKey } from './new-key.ts'
import { awaitRows } from './reference-list.ts'
import type { Parts } from './site.ts'

type ResumeParsingDeps = Parts<'calls' | 'ports'>

const rowsAtBest = <Name extends 'Country' | 'State'>({ calls }: ResumeParsingDeps, name: Name, signal: AbortSignal) =>
  awaitRows<Name>(calls.lists[name], signal).catch(() => [])

async function place(site: ResumeParsingDeps, resume: Resume, signal: AbortSignal): Promise<Resume> {
  const { Country_ID: country, State_ID: state } = resume.contact
  const countries = country === undefined ? [] : await rowsAtBest(site, 'Country', signal)
  const states = state === undefined ? [] : await rowsAtBest(site, 'State', signal)
  return withPlaces(resume, {
    Country_ID: countries.map(({ Country_ID: id, Description: name }) => ({ id, name })),
    State_ID: states.map(({ State_ID: id, Description: name }) => ({ id, name })),
  })
}

function getFormStatus({ parts: { contact, lists }, complete }: ResumeParsingInput): ResumeFormStatus {
  const part = contact?.getSnapshot()
  const isOpen = part !== undefined && !part.matches('conflict') && !part.matches('reading')
  return {
    contact: isOpen && !complete.includes('contact') ? part.context.values : null,
    empty: resumeLists.filter((list) => lists[list]?.getSnapshot().matches('empty') && !complete.includes(list)),
  }
}

async function read(site: ResumeParsingDeps, input: ResumeParsingInput, signal: AbortSignal): Promise<ReadOutcome> {
  const { from } = input
  const text = await site.ports.files.read(typeof from === 'string' ? new Blob([from]) : from)
  if (!isText(text)) return { kind: 'no text' }
  const resume = readResume(text)
  if (!hasAnySection(resume)) return { kind: 'says nothing' }
  const placed = await place(site, resume, signal)
  return { kind: 'says', filling: createFilling(placed, getFormStatus(input), () => newKey(site.ports)) }
}

function fill({ contact, lists }: FillableParts, filling: Filling): void {
  for (const [field, value] of Object.entries(filling.contact)) contact?.send({ type: 'field.changed', field, value })
  for (const list of resumeLists) {
    const entries = filling.lists[list]
    if (entries.length > 0) lists[list]?.send({ type: 'entries.provided', entries })
  }
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function revertFilling({ contact, lists }: FillableParts, filling: Filling): void {
  const written = contact?.getSnapshot().context.values ?? {}
  const blank: FormValues = sections.contact.form.untouched
  for (const [field, value] of Object.entries(filling.contact))
    if (isEqual(written[field], value)) contact?.send({ type: 'field.changed', field, value: blank[field] ?? '' })
  for (const list of resumeLists) {
    const { entries = [] } = lists[list]?.getSnapshot().context ?? {}
    for (const { id, values } of filling.lists[list]) {
      const ref = entries.find((entry) => entry.id === id)?.ref
      const given = { ...sections[list].form.untouched, ...values }
      if (ref && isEqual(ref.getSnapshot().context.values, given)) ref.send({ type: 'removal.requested' })
    }
  }
}

/** The resume is read in the browser: only form fields are sent. */
export const createResumeParsingFlow = (site: ResumeParsingDeps) =>
  resumeParsingMachine.provide({
    actors: { readResume: fromPromise(({ input, signal }) => read(site, input, signal)) },
    actions: {
      fill: (_, { parts, outcome }) => {
        if (outcome?.kind === 'says') fill(parts, outcome.filling)
      },
      takeBack: (_, { parts, filled }) => {
        for (const filling of filled) revertFilling(parts, filling)
      },
    },
  })
