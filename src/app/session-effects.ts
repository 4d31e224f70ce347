import { decodeApplicant } from '#contract/applicant.ts'
import { decodeSignInReply, keepsSession, unlockSignIn, type SignInReply } from '#contract/sign-in.ts'
import { TransportFailure, Unauthorized, type SiteApi, type TransactOptions } from '#contract/site-api.ts'
import { call, read, type Operation } from '#contract/transaction.ts'
import { tokenExpiry } from '#domain/token-expiry.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { signedInWords, signInMachine, type Credentials } from '#machines/sign-in.machine.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import type { TokenKeeper } from './token-storage.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** The longest a browser can wait, in milliseconds. */
const longestDelay = 2 ** 31 - 1

/** Sends one operation and gives its payload. @throws TransportFailure when it was refused too */
async function payloadOf(api: SiteApi, operation: Operation, options: TransactOptions): Promise<string> {
  const reply = await api.transact([operation], options)
  if (!reply.Success) throw new TransportFailure(reply.Msg)
  return reply.Payload
}

async function refreshToken(api: SiteApi, options: TransactOptions): Promise<string> {
  const { response, token: next } = decodeSignInReply(await payloadOf(api, call('RefreshToken'), options))
  if (response !== 'true' || next === null) throw new TransportFailure('The token was not refreshed.')
  return next
}

type Effects = {
  readonly api: SiteApi
  readonly keeper: TokenKeeper
  readonly notify: (notice: Notice) => void
  /** The time by the clock of the device, in milliseconds. */
  readonly clock: () => number
}

/** The session of a visit: its token on the device, its calls in the background, its notices at the edge of the screen. */
export const provideSession = ({ api, keeper, notify, clock }: Effects) =>
  sessionMachine.provide({
    actors: {
      watchToken: fromCallback(({ sendBack }) =>
        keeper.watch((stored) => sendBack({ type: 'token.read', stored, now: clock() })),
      ),
      refreshToken: fromPromise(({ input, signal }) =>
        keeper.renew(input, { refresh: (token) => refreshToken(api, { token, signal }), signal }),
      ),
      readApplicant: fromPromise(async ({ input: { token }, signal }) =>
        decodeApplicant(await payloadOf(api, read('Applicant'), { token, signal })),
      ),
      revokeToken: fromPromise(async ({ input: { token } }) => {
        await payloadOf(api, call('SignOut'), { token })
      }),
    },
    delays: {
      expiry: ({ context: { stored } }) =>
        Math.min(Math.max(0, (tokenExpiry(stored?.token ?? '') ?? 0) - clock()), longestDelay),
    },
    actions: {
      keepOnDevice: ({ self }, stored) => {
        if (!keeper.keep(stored)) self.send({ type: 'device.refused' })
      },
      clearDevice: (_, stored) => stored && keeper.clear(stored.token),
      tell: (_, [title = '', message = '']) =>
        notify({ tone: 'warning', title, message, duration: null, key: 'session' }),
    },
  })

/**
 * The way to the server for a visitor who may be signed in: every call carries her token (C7.1-04). When the server does
 * not know it any more the session learns of it, and the call is made again with what is left, so that nobody loses what
 * is open to all.
 */
export function apiOfSession(api: SiteApi, session: SessionActor): SiteApi {
  const current = () => session.getSnapshot().context.stored?.token ?? null
  return {
    async transact(operations, options = {}) {
      const token = current()
      if (token === null) return api.transact(operations, options)
      try {
        return await api.transact(operations, { ...options, token })
      } catch (error) {
        if (!(error instanceof Unauthorized)) throw error
        session.send({ type: 'token.refused', token })
        return api.transact(operations, { ...options, token: current() })
      }
    },
  }
}

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

type SignInEffects = Pick<Effects, 'api' | 'notify'> & {
  /** Gives the proof that an operation asks for. */
  readonly prove: (operation: string) => Promise<string>
}

/** The form that begins the session of a visit. @param effects its `api` carries no token: whoever signs in is nobody yet. */
export const provideSignIn = ({ api, notify, prove }: SignInEffects, session: SessionActor) =>
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
    },
  })
