import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { formMachine, type FormEvent } from './form.machine.ts'

const good = {
  Email: 'nora@example.org',
  ConfirmEmail: 'nora@example.org',
  FirstName: 'Nora',
  LastName: 'Birch',
  NewPassword: 'abcdEFGH12',
  ConfirmPassword: 'abcdEFGH12',
  Remember: [],
}

function listProblemsByEvent(...events: ReadonlyArray<FormEvent>) {
  let [snapshot] = initialTransition(formMachine, { form: 'createAccount' })
  return events.map((event) => {
    ;[snapshot] = transition(formMachine, snapshot, event)
    return snapshot.context.problems
  })
}

const written = (values: object, field: string | null = null) =>
  ({ type: 'values.changed', values: { ...good, ...values }, field }) as const
const createFieldLeftEvent = (values: object, field: string) =>
  ({ type: 'field.left', values: { ...good, ...values }, field }) as const

test('[J5-20] a confirm field is judged again when its partner changes, and loses its problem once both are equal', () => {
  const other = { ConfirmPassword: 'abcdEFGH13' }
  expect(
    listProblemsByEvent(
      createFieldLeftEvent(other, 'ConfirmPassword'),
      written({ ...other, NewPassword: 'abcdEFGH13' }, 'NewPassword'),
      written({ ...other, NewPassword: 'abcdEFGH1' }, 'NewPassword'),
    ),
  ).toEqual([{ ConfirmPassword: 'Passwords must match' }, {}, { ConfirmPassword: 'Passwords must match' }])
})

test('a field is judged once it is left with something in it, and not while it is written into', () => {
  expect(
    listProblemsByEvent(
      written({ Email: 'nora' }, 'Email'),
      createFieldLeftEvent({ Email: '' }, 'Email'),
      createFieldLeftEvent({ Email: 'nora', ConfirmEmail: 'nora' }, 'Email'),
      written({ Email: 'nora@', ConfirmEmail: 'nora@' }, 'Email'),
      written({}, 'Email'),
      written({ Email: 'nora@', ConfirmEmail: 'nora@' }, 'Email'),
      createFieldLeftEvent({ Email: 'nora@', ConfirmEmail: 'nora@' }, 'Email'),
    ),
  ).toEqual([
    {},
    {},
    { Email: 'Email format incorrect' },
    { Email: 'Email format incorrect' },
    {},
    {},
    { Email: 'Email format incorrect' },
  ])
})

test('[J5-15.b] submitting touches every field', () => {
  const nothing = Object.fromEntries(
    Object.entries(good).map(([name, value]) => [name, value === good.Remember ? [] : '']),
  )
  const [problems = {}] = listProblemsByEvent({ type: 'form.submitted', values: nothing })
  expect([Object.keys(problems).length, new Set(Object.values(problems))]).toEqual([6, new Set(['Field is required'])])
})

test('[J5-24][J5-26] a common password is told once the list is known, in whatever case it is written', () => {
  const common = { NewPassword: 'PassWord', ConfirmPassword: 'PassWord' }
  expect(
    listProblemsByEvent(
      createFieldLeftEvent(common, 'NewPassword'),
      { type: 'passwords.loaded', guessable: { commonPasswords: new Set(['password']), names: [] } },
      createFieldLeftEvent(common, 'NewPassword'),
    ),
  ).toEqual([{}, {}, { NewPassword: 'Do not use common passwords that are easy to guess' }])
})

test('no state of a form keeps a password, but what is under way', () => {
  let [snapshot] = initialTransition(formMachine, { form: 'createAccount' })
  for (const event of [
    written({}),
    createFieldLeftEvent({}, 'NewPassword'),
    { type: 'form.submitted', values: { ...good, Email: 'nora' } },
  ])
    [snapshot] = transition(formMachine, snapshot, event as FormEvent)
  expect([snapshot.value, JSON.stringify(snapshot.context).includes(good.NewPassword)]).toEqual(['invalid', false])
})
