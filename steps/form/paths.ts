import { pageObjects } from './form-page-objects.ts'
import { walkForm } from './walk-form.ts'

const ofAccounts = 'only the forms of an account are judged field by field, turned down, or know of passwords'
const formWideEvents = {
  'form|passwords.loaded|0': ofAccounts,
  'form|field.left|0': ofAccounts,
}
const neverTurnedDown = {
  'form.sending|xstate.done.actor.sending|2': ofAccounts,
  'form.turnedDown|values.changed|0': ofAccounts,
  'form.turnedDown|unlock.requested|0': ofAccounts,
  'form.turnedDown|form.submitted|0': ofAccounts,
  'form.turnedDown|form.submitted|1': ofAccounts,
  'form.turnedDown|form.submitted|2': ofAccounts,
  'form.unlocking|values.changed|0': ofAccounts,
  'form.unlocking|xstate.done.actor.unlock|0': ofAccounts,
  'form.unlocking|xstate.error.actor.unlock|0': ofAccounts,
}
const noRules = 'a message to the firm has no rules of its own'

const { contact, profile } = pageObjects

walkForm('message form', {
  form: 'contact',
  cases: [{ ...contact.good, Email: 'ada@engine' }],
  unreachable: {
    ...formWideEvents,
    'form.idle|form.submitted|1': noRules,
    'form.breaksRules|rules.read|0': noRules,
    'form.invalid|form.submitted|1': noRules,
    ...neverTurnedDown,
    'form.failed|form.submitted|1': noRules,
  },
})

walkForm('profile form', {
  form: 'profile',
  cases: [
    { ...profile.good, Email: 'ada@engine' },
    { ...profile.good, Classifications: 'HUBZone' },
  ],
  unreachable: { ...formWideEvents, ...neverTurnedDown },
})
