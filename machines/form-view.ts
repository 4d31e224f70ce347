import { forms, readControls, type FormName } from '#contract/forms.ts'
import type { SnapshotFrom } from 'xstate'
import type { formMachine, FormUserEvent } from './form.machine.ts'
import { wordsOf } from './meta.ts'

type Snapshot = SnapshotFrom<typeof formMachine>

/** The id of a control on the page; of one choice where the field is a group of them. */
export const controlId = (form: FormName, name: string, choice?: string) =>
  [form, name, choice?.replaceAll(/[^a-z\d]+/gi, '-')].filter(Boolean).join('-')

/** Whether what is wrong with a field says which one it is, also where it stands alone. */
const namesItsField = (form: FormName) => form === 'contact' || form === 'profile'

/** What is wrong in the order of the form; null while nothing is said of that. */
function summaryOf(snapshot: Snapshot) {
  if (!snapshot.matches('invalid')) return null
  const { form, problems, attempts } = snapshot.context
  const [title = ''] = wordsOf(snapshot)
  const labels: Readonly<Record<string, string>> = forms[form].labels
  const lines = Object.keys(labels).flatMap((name) => {
    const problem = problems[name]
    const message = namesItsField(form) ? problem : `${labels[name]}: ${problem}`
    return problem && message ? [{ id: controlId(form, name), message }] : []
  })
  return { title, attempt: attempts, problems: lines }
}

/** What a page shows of a form, beside the values that its controls keep. */
export function shownOf(snapshot: Snapshot) {
  const { form, brokenRules, draft, stage } = snapshot.context
  const isSending = snapshot.hasTag('sending')
  return {
    draft,
    isSending,
    /** How far the sending is; null while nothing is sent. */
    status: isSending ? stage.words.join(' ') : null,
    /** The rules that are still broken, once they have been read. */
    brokenRules: snapshot.matches('breaksRules')
      ? []
      : brokenRules.map(({ field, choice, message }) => ({ id: controlId(form, field, choice), message })),
    problems: summaryOf(snapshot),
  }
}

/** What a page tells in the form of its last sending (J8-16); `canUnlock`: she may ask to be let try again (J4.12-08). */
export function toldIn(snapshot: Snapshot) {
  const isUnlocking = snapshot.hasTag('unlocking')
  const [title = '', message = ''] = wordsOf(snapshot)
  return {
    told: isUnlocking ? { tone: 'info' as const, title, message } : snapshot.context.told,
    canUnlock: isUnlocking || snapshot.can({ type: 'unlock.asked' }),
    isUnlocking,
  }
}

type Controls = Parameters<typeof readControls>[1]

/**
 * Binds the controls of a form to its flow: what they tell it, and what each of them shows.
 * @param form its name, from which the names of its fields follow
 */
export function bindForm<Name extends FormName>(form: Name, snapshot: Snapshot, send: (event: FormUserEvent) => void) {
  const { untouched, labels } = forms[form]
  const read = (controls: Controls) => readControls(untouched, controls)
  const { problems } = snapshot.context
  return {
    ...shownOf(snapshot),
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
