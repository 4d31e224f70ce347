import { decodeSignInReply, type SignInReply } from '#contract/sign-in.ts'
import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
import { call } from '#contract/transaction.ts'
import { signInMachine, type Credentials } from '#machines/sign-in.machine.ts'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { answerIn, fateOfSignIn, guess } from './sign-in-fates.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import { walker } from './session.journey.ts'
import type { SignInJourney } from './sign-in.journey.ts'

async function signIn(api: SiteApi, { email, password }: Credentials): Promise<SignInReply> {
  const { Success, Payload, Msg } = await api.transact([call('SignIn', email.trim(), password, '')])
  if (!Success && Payload === '') throw new TransportFailure(Msg)
  return decodeSignInReply(Payload)
}

/** The machine of the form over the real service. */
export function signInInMemory({ api, connection, session, notify, enter }: MemoryVisit): SignInJourney {
  let form: ActorRefFrom<typeof signInMachine>
  const machine = signInMachine.provide({
    actors: { signIn: fromPromise(({ input }) => signIn(api, input)) },
    actions: {
      beginSession: (_, stored) => {
        notify({ tone: 'success', title: 'Signed-In!' })
        session.actor().send({ type: 'signed.in', stored })
      },
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
  return {
    open,
    start: open,
    enter: async (email, password, remember) => form.send({ type: 'submitted', email, password, remember }),
    guess: (email, count) => guess((operations) => session.direct.transact(operations), email, count),
    beginWithKeyboard: onScreen,
    writePassword: onScreen,
    showPassword: onScreen,
    events: {
      submitted: async (event) => {
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
    },
    states: {
      ready: is('ready'),
      incomplete: is('incomplete'),
      sending: is('sending'),
      turnedAway: is('turnedAway'),
      lockedOut: is('lockedOut'),
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
