import { decodeSignInReply, keepsSession, unlockSignIn, type SignInReply } from '#contract/sign-in.ts'
import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
import { call } from '#contract/transaction.ts'
import { signInMachine, type Credentials } from '#machines/sign-in.machine.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { answerIn, fateOfSignIn, guess } from './sign-in-fates.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import { sees } from './sees.ts'
import { walker } from './session.journey.ts'
import type { SignInJourney } from './sign-in.journey.ts'

async function signIn(api: SiteApi, { email, password, remember }: Credentials): Promise<SignInReply> {
  const asked = call('SignIn', email.trim(), password, '', ...(remember ? [keepsSession] : []))
  const { Success, Payload, Msg } = await api.transact([asked])
  if (!Success && Payload === '') throw new TransportFailure(Msg)
  return decodeSignInReply(Payload)
}

/** The machine of the form over the real service, with proofs that are really calculated. */
export function signInInMemory({ api, connection, session, enter, challenge }: MemoryVisit): SignInJourney {
  let form: ActorRefFrom<typeof signInMachine>
  let written: Credentials = { email: '', password: '', remember: false }
  const unlock = async (email: string) => {
    const proof = await solveCaptcha(await challenge(unlockSignIn))
    const { Success, Msg } = await api.transact([call(unlockSignIn, email, proof)])
    if (!Success) throw new TransportFailure(Msg)
  }
  const machine = signInMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => signIn(api, input)),
      unlock: fromPromise(({ input }) => unlock(input)),
    },
    actions: {
      beginSession: (_, stored) => session.actor().send({ type: 'signed.in', stored }),
    },
  })
  const onScreen = async () => Promise.reject(new Error('There are no keys and no focus without a browser.'))
  const is = (state: string) => () => reaches(form, state)
  const open = async () => {
    if (session.actor().getSnapshot().status !== 'active' || session.actor().getSnapshot().matches('unknown'))
      session.reopen()
    form = createActor(machine)
    enter(form)
    form.start()
  }
  const submit = async (credentials: Credentials) => {
    written = credentials
    form.send({ type: 'submitted', ...credentials })
  }
  const unlockCall = () => sees(async () => connection.underWay(), 1)
  return {
    open,
    start: open,
    unlock: async () => form.send({ type: 'unlock.asked' }),
    unlockWithKeyboard: onScreen,
    sendAgain: () => submit(written),
    enter: async (email, password, remember) => submit({ email, password, remember }),
    guess: (email, count) => guess((operations) => session.direct.transact(operations), email, count),
    beginWithKeyboard: onScreen,
    writePassword: onScreen,
    showPassword: onScreen,
    events: {
      submitted: async (event) => {
        await connection.hold()
        await submit(event)
      },
      'unlock.asked': async (event) => {
        await connection.hold()
        form.send(event)
      },
      'field.changed': async (event) => form.send(event),
      'xstate.done.actor.signIn': async (event) => {
        const { response } = answerIn(event)
        await connection.release(
          await fateOfSignIn(response, walker.email, (operations) => session.direct.transact(operations)),
        )
      },
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
    states: {
      ready: is('ready'),
      incomplete: is('incomplete'),
      sending: is('sending'),
      turnedAway: is('turnedAway'),
      lockedOut: is('lockedOut'),
      unlocking: is('unlocking'),
      unlocked: is('unlocked'),
      stillLockedOut: is('stillLockedOut'),
      failed: is('failed'),
      letIn: is('letIn'),
    },
    shows: {
      problems: async () => form.getSnapshot().context.problems,
      attempts: async () => connection.callsFor('SignIn'),
      focus: onScreen,
      nextStop: onScreen,
      password: onScreen,
    },
  }
}
