import { signInMachine, type Credentials } from '#machines/sign-in.machine.ts'
import { signInOf } from '#site/sign-in.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import { sees } from '../harness/sees.ts'
import { walker } from '../session/journey.ts'
import { answerIn, outcomeOfSignIn, guess } from './outcomes.ts'
import type { SignInJourney } from './journey.ts'
import type { MemoryWorld } from '../worlds/memory.ts'

/** The form over the real service, with proofs that are really calculated. */
export function signInInMemory(world: MemoryWorld): SignInJourney {
  const { connection, direct } = world
  let form: ActorRefFrom<typeof signInMachine> | undefined
  let written: Credentials = { email: '', password: '', remember: false }
  /** The form of the page that is open, also after it has led elsewhere. */
  const here = () => {
    form ??= world.run(signInOf, undefined)
    return form
  }
  const { events, states } = journeyInMemory(signInMachine, here)
  const open = async (query = '') => {
    world.open(`/account-login${query}`)
    form = world.run(signInOf, undefined)
  }
  const submit = async (credentials: Credentials) => {
    written = credentials
    here().send({ type: 'submitted', ...credentials })
  }
  const elsewhere = (operations: Parameters<typeof direct.transact>[0]) => direct.transact(operations)
  /** The proof is calculated before the call leaves. */
  const unlockCall = () => sees(async () => connection.underWay(), 1)
  return withoutScreen('signIn', {
    open,
    start: () => open(),
    unlock: async () => here().send({ type: 'unlock.asked' }),
    sendAgain: () => submit(written),
    enter: async (email, password, remember) => submit({ email, password, remember }),
    guess: (email, count) => guess(elsewhere, email, count),
    events: {
      ...events,
      submitted: async (event) => {
        await connection.hold()
        await submit(event)
      },
      'unlock.asked': async (event) => {
        await connection.hold()
        here().send(event)
      },
      'xstate.done.actor.signIn': async (event) =>
        connection.release(await outcomeOfSignIn(answerIn(event).response, walker.email, elsewhere)),
      'xstate.error.actor.signIn': () => connection.release({ kind: 'is lost' }),
      'xstate.done.actor.unlock': async () => {
        await unlockCall()
        await connection.release({ kind: 'passes' })
      },
      'xstate.error.actor.unlock': async () => {
        await unlockCall()
        await connection.release({ kind: 'is lost' })
      },
    },
    states,
    shows: {
      problems: async () => here().getSnapshot().context.problems,
      attempts: async () => connection.callsFor('SignIn'),
    },
  })
}
