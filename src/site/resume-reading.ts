import { sections } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import {
  createFilling,
  resumeLists,
  concernsForm,
  withPlaces,
  type Filling,
  type ResumeFormStatus,
} from '#domain/resume/resume-filling.ts'
import { readResume } from '#domain/resume/read-resume.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { withLine } from '#domain/resume/line-placing.ts'
import {
  findPart,
  readValues,
  textWithoutLine,
  type FillableParts,
  type LinesContext,
  type Placement,
} from '#machines/resume-lines.ts'
import { resumeParsingMachine, type ResumeParsingInput, type ReadOutcome } from '#machines/resume-reading.machine.ts'
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
  const found = await site.ports.files.readDocument(typeof from === 'string' ? new Blob([from]) : from, signal)
  if (found.kind !== 'text') return found
  const resume = readResume(found.text)
  if (!concernsForm(resume)) return { kind: 'says nothing' }
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

type LineParts = Pick<LinesContext, 'parts' | 'added'>

function placeLine(parts: FillableParts, { target, line }: Placement): void {
  const { section, entry, field } = target
  if (section !== 'contact' && !findPart(parts, target))
    parts.lists[section]?.send({ type: 'entry.requested', id: entry })
  const value = withLine(target, readValues(parts, target), line.text)
  findPart(parts, target)?.send({ type: 'field.changed', field, value })
}

function takeLine({ parts, added }: LineParts, placement: Placement): void {
  const { section, entry, field } = placement.target
  const value = textWithoutLine(parts, placement)
  const part = findPart(parts, placement.target)
  if (value === null || !part) return
  part.send({ type: 'field.changed', field, value })
  const isBlank = isEqual(part.getSnapshot().context.values, sections[section].form.untouched)
  if (isBlank && added.includes(entry)) part.send({ type: 'removal.requested' })
}

/** The resume is read in the browser: only form fields are sent. */
export const createResumeParsingFlow = (site: ResumeParsingDeps) =>
  resumeParsingMachine.provide({
    actors: { readResume: fromPromise(({ input, signal }) => read(site, input, signal)) },
    actions: {
      fill: (_, { parts, outcome }) => {
        if (outcome?.kind === 'says') fill(parts, outcome.filling)
      },
      placeLine: (_, { parts, act }) => {
        if (act?.kind === 'placed') placeLine(parts, act)
      },
      takeLine: (_, { act, ...context }) => {
        if (act?.kind === 'returned') takeLine(context, act)
      },
      takeBack: (_, { filled, placements, ...context }) => {
        for (const placement of placements.toReversed()) takeLine(context, placement)
        for (const filling of filled) revertFilling(context.parts, filling)
      },
    },
  })
