import type { AskedForm } from '#domain/visit/asked-form.ts'
import { accountLoginMachine, type Standing } from '#machines/account-login.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { deaf } from '#machines/deaf.testing.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { testPaths } from '../harness/test-paths.ts'
import { walk } from '../harness/walk.ts'
import { walker } from '../session/journey.ts'
import { noContent } from '../worlds/no-content.ts'

const ended = (verdict: string) =>
  ({
    type: 'xstate.done.actor.form',
    output: { reply: '', verdict, remember: false, password: '' },
  }) as const

const askedForms: ReadonlyArray<AskedForm> = [null, 'signUp', 'recovery', 'newPass', 'newEmail']
const standings: ReadonlyArray<Standing> = ['stranger', 'applicant']

/** What becomes of a form is walked with that form. */
const cover = coverTransitions(
  accountLoginMachine.provide({ actors: { form: deaf() as unknown as typeof formMachine } }),
  {
    starts: { 'the sign-in': { asked: null, standing: 'stranger' } },
    events: [
      ...askedForms.map((asked) => ({ type: 'address.changed' as const, asked })),
      ...standings.map((standing) => ({ type: 'session.changed' as const, standing })),
      ended('true'),
    ],
    key: ({ value, context }) => JSON.stringify([value, context]),
  },
)

testPaths({
  name: 'account login',
  cover,
  content: noContent,
  accounts: [walker],
  unreachable: {
    'accountLogin.signIn|xstate.done.actor.form|0': 'the features sign in with a temporary password from a mail',
    'accountLogin.leaving|session.changed|0': 'the page is left',
    'accountLogin.leaving|xstate.done.actor.openWanted|0': 'the features hold the page that does not come',
  },
  walk: (person, path) => walk(person.accountLogin, path),
})
