import { forms, readControls, type FormName } from '#contract/forms.ts'
import type { SnapshotFrom } from 'xstate'
import type { formMachine, FormUserEvent } from './form.machine.ts'
import { messages } from './meta.ts'

type Snapshot = SnapshotFrom<typeof formMachine>

export const controlId = (form: FormName, name: string, choice?: string) =>
  [form, name, choice?.replaceAll(/[^a-z\d]+/gi, '-')].filter(Boolean).join('-')

const namesItsField = (form: FormName) => form === 'contact' || form === 'profile'

function summarizeProblems(snapshot: Snapshot) {
  if (!snapshot.matches('invalid')) return null
  const { form, problems, attempts } = snapshot.context
  const [title = ''] = messages(snapshot)
  const labels: Readonly<Record<string, string>> = forms[form].labels
  const lines = Object.keys(labels).flatMap((name) => {
    const problem = problems[name]
    const message = namesItsField(form) ? problem : `${labels[name]}: ${problem}`
    return problem && message ? [{ id: controlId(form, name), message }] : []
  })
  return { title, attempt: attempts, problems: lines }
}

export function toFormView(snapshot: Snapshot) {
  const { form, brokenRules, draft, stage } = snapshot.context
  const isSending = snapshot.hasTag('sending')
  return {
    draft,
    isSending,
    status: isSending ? stage.words.join(' ') : null,
    brokenRules: snapshot.matches('breaksRules')
      ? []
      : brokenRules.map(({ field, choice, message }) => ({ id: controlId(form, field, choice), message })),
    problems: summarizeProblems(snapshot),
  }
}

export function toNoticeView(snapshot: Snapshot) {
  const isUnlocking = snapshot.hasTag('unlocking')
  const [title = '', message = ''] = messages(snapshot)
  return {
    told: isUnlocking ? { tone: 'info' as const, title, message } : snapshot.context.told,
    canUnlock: isUnlocking || snapshot.can({ type: 'unlock.requested' }),
    isUnlocking,
  }
}

type Controls = Parameters<typeof readControls>[1]

export function bindForm<Name extends FormName>(form: Name, snapshot: Snapshot, send: (event: FormUserEvent) => void) {
  const { untouched, labels } = forms[form]
  const read = (controls: Controls) => readControls(untouched, controls)
  const { problems } = snapshot.context
  return {
    ...toFormView(snapshot),
    onWrite: (controls: Controls, field: string | null) =>
      send({ type: 'values.changed', values: read(controls), field }),
    onLeave: (controls: Controls, field: string) => send({ type: 'field.left', field, values: read(controls) }),
    onSend: (controls: Controls) => send({ type: 'form.submitted', values: read(controls) }),
    field: <Field extends keyof (typeof forms)[Name]['labels'] & string>(name: Field) => ({
      id: controlId(form, name),
      name,
      label: (labels as Readonly<Record<string, string>>)[name] ?? name,
      problem: problems[name],
    }),
  }
}
