import type { FormName } from '#contract/forms.ts'
import { unlockSignIn } from '#contract/account-operations.ts'
import { call } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import type { Answer } from '#machines/sending.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import type { Outcome } from '../worlds/connection.ts'

export const walker = {
  firstName: 'Wanda',
  lastName: 'Ferrer',
  email: 'wanda@example.org',
  password: 'larch on high ground',
}

export const otherUser = { ...walker, firstName: 'Nils', lastName: 'Berg', email: 'nils@example.org' }

export type DirectClient = {
  readonly send: (operations: ReadonlyArray<Operation>) => Promise<unknown>
  readonly challenge: (operation: string) => Promise<Parameters<typeof solveCaptcha>[0]>
}

const wrongPasswordCall = (email: string) => call('SignIn', email, 'a wrong guess', '')

export const sendWrongGuesses = async (send: DirectClient['send'], email: string, count: number) => {
  for (let guesses = 0; guesses < count; guesses += 1) await send([wrongPasswordCall(email)])
}

const solveChallenge = async ({ challenge }: DirectClient, operation: string) =>
  solveCaptcha(await challenge(operation))

const unlock = async (direct: DirectClient, email: string) =>
  call(unlockSignIn, email, await solveChallenge(direct, unlockSignIn))

export async function unlockEmail(direct: DirectClient, email: string) {
  await direct.send([await unlock(direct, email)])
}

const createAccount = (email: string, proof: string) =>
  call('CreateAccount', email, 'birch by the lake', 'Nora', 'Birch', proof)

const outcomeOperations: Readonly<Record<string, (direct: DirectClient) => Promise<Operation>>> = {
  'signIn false': async () => wrongPasswordCall(walker.email),
  'createAccount login': async (direct) => createAccount(walker.email, await solveChallenge(direct, 'CreateAccount')),
  'createAccount false': async () => createAccount('nora@example.org', 'no proof'),
  // The next path finds the account as it was.
  'createAccount taken': async () => call('SignIn', walker.email, walker.password, ''),
  'updatePassword taken': (direct) => unlock(direct, walker.email),
  'updateEmail taken': (direct) => unlock(direct, walker.email),
  'updateEmail duplicate': async () => call('UpdateEmail', otherUser.email, walker.password),
}

/** null for outcomes that are made alike for every sending. */
export async function createFormOutcome(
  form: FormName,
  { kind, verdict }: Pick<Answer, 'kind' | 'verdict'>,
  direct: DirectClient,
): Promise<Outcome | null> {
  if (form === 'signIn' && verdict === 'locked') {
    await sendWrongGuesses(direct.send, walker.email, 5)
    return { kind: 'passes' }
  }
  const createOperation = outcomeOperations[`${form} ${kind === 'taken' ? kind : verdict}`]
  return createOperation ? { kind: 'changes', operations: [await createOperation(direct)] } : null
}
