import { fieldHints } from '#content/application-form.ts'
import { sections, type Control } from '#contract/application-sections.ts'
import type { FieldValue, Input } from '#contract/form.ts'
import { problemsInPart } from '#domain/applications/section-rules.ts'
import { getControlId, type PartFlow } from './application-flow.ts'

export function createPartControl({ snapshot, send, field }: PartFlow & { readonly field: string }) {
  const { place, values, problems } = snapshot.context
  const { labels, untouched, inputs } = sections[place.section].form
  const blank = (untouched as Readonly<Record<string, FieldValue>>)[field] ?? ''
  const change = (value: FieldValue) => send({ type: 'field.changed', field, value })
  const leave = () => send({ type: 'field.left', field })
  return {
    id: getControlId(place.section, place.entry, field),
    label: (labels as Readonly<Record<string, string>>)[field] ?? field,
    hint: fieldHints[`${place.section}.${field}`],
    problem: problems[field],
    input: (inputs as unknown as Readonly<Record<string, Input>>)[field],
    control: sections[place.section].controls[field] ?? ({} satisfies Control),
    value: values[field] ?? blank,
    isNeeded: problemsInPart(place.section, { ...values, [field]: blank })[field] !== undefined,
    isOff: ['reading', 'sendingRemoval'].some((state) => snapshot.value === state),
    change,
    leave,
    choose: (value: FieldValue) => {
      change(value)
      leave()
    },
  }
}

export type PartControl = ReturnType<typeof createPartControl>
