import { accountLoginMachine } from './account-login.machine.ts'
import { deaf } from './deaf.testing.ts'
import type { formMachine } from './form.machine.ts'

/** The page of the forms of an account alone: what happens in a form is walked with that form, and here it only ends. */
export const accountLoginAlone = accountLoginMachine.provide({
  actors: { form: deaf() as unknown as typeof formMachine },
})
