import { accountLoginMachine } from './account-login.machine.ts'
import { deaf } from './deaf.testing.ts'
import type { formMachine } from './form.machine.ts'

export const accountLoginAlone = accountLoginMachine.provide({
  actors: { form: deaf() as unknown as typeof formMachine },
})
