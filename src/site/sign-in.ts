import { paths } from '#addresses/paths.ts'
import { decodeSignInReply, keepsSession, unlockSignIn, type SignInReply } from '#contract/sign-in.ts'
import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
import { call, type Operation } from '#contract/transaction.ts'
import { returnAddress } from '#domain/visit/return-address.ts'
import { signedInWords, signInMachine, type Credentials } from '#machines/sign-in.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { payloadOf } from './payload-of.ts'

/** The reply to one operation, also that of a server which asks to be left alone for a while (J8-02). */
const replyTo = (api: SiteApi, operation: Operation) =>
  api.transact([operation]).catch((error: unknown) => {
    if (error instanceof TransportFailure && error.reply) return error.reply
    throw error
  })

async function signIn(api: SiteApi, { email, password, remember }: Credentials): Promise<SignInReply> {
  const asked = call('SignIn', email.trim(), password, '', ...(remember ? [keepsSession] : []))
  const { Success, Payload, Msg } = await replyTo(api, asked)
  if (!Success && Payload === '') throw new TransportFailure(Msg)
  return decodeSignInReply(Payload)
}

/** The form that begins the session of a visit. Its calls carry no token: anyone who signs in is nobody yet. */
export const signInOf = ({
  actors: { session },
  notifications: { notify },
  ports: { api, prove, view },
}: Parts<'actors' | 'notifications' | 'ports'>) =>
  signInMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => signIn(api, input)),
      unlock: fromPromise(async ({ input, signal }) => {
        await payloadOf(api, call(unlockSignIn, input.trim(), await prove(unlockSignIn)), { signal })
      }),
    },
    actions: {
      beginSession: (_, stored) => {
        notify({ tone: 'success', title: signedInWords[0], key: 'session' })
        session.send({ type: 'signed.in', stored })
      },
      openWanted: () => void view.go(returnAddress(view.place().search) ?? paths.account.to(), { replace: true }),
    },
  })
