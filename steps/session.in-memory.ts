import { decodeApplicant } from '#contract/applicant.ts'
import { decodeSignInReply, keepsSession } from '#contract/sign-in.ts'
import { TransportFailure, Unauthorized, type SiteApi } from '#contract/site-api.ts'
import { call, read, type Operation } from '#contract/transaction.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { ClockInMemory } from './clock.in-memory.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import { sees } from './sees.ts'
import { walker, type SessionJourney } from './session.journey.ts'
import type { SiteClock } from './site-clock.ts'
import { tokenDeviceInMemory, type TokenTab } from './token-device.in-memory.ts'
import { endOf, isLiveToken } from './tokens.ts'

type Parts = {
  readonly api: SiteApi
  /** The same way to the site, on which nothing is held. */
  readonly direct: SiteApi
  readonly clock: ClockInMemory
  readonly siteClock: SiteClock
  readonly notify: (notice: Notice) => void
}

async function payloadOf(api: SiteApi, operation: Operation, token?: string) {
  const reply = await api.transact([operation], token === undefined ? {} : { token })
  if (!reply.Success) throw new TransportFailure(reply.Msg)
  return reply.Payload
}

const tokenFrom = (payload: string) => decodeSignInReply(payload).token ?? ''

const machineOver = ({ api, siteClock, notify }: Parts, tab: TokenTab) =>
  sessionMachine.provide({
    actors: {
      watchToken: fromCallback(({ sendBack }) =>
        tab.watch((stored) => sendBack({ type: 'token.read', stored, now: siteClock.now().getTime() })),
      ),
      refreshToken: fromPromise(async ({ input }) =>
        tokenFrom(await payloadOf(api, call('RefreshToken'), input.token)),
      ),
      readApplicant: fromPromise(async ({ input }) =>
        decodeApplicant(await payloadOf(api, read('Applicant'), input.token)),
      ),
      revokeToken: fromPromise(async ({ input }) => {
        await payloadOf(api, call('SignOut'), input.token)
      }),
    },
    delays: {
      expiry: ({ context }) => Math.max(0, endOf(context.stored?.token ?? '') - siteClock.now().getTime()),
    },
    actions: {
      keepOnDevice: ({ self }, stored) => {
        if (!tab.keep(stored)) self.send({ type: 'device.refused' })
      },
      clearDevice: (_, stored) => stored && tab.clear(stored.token),
      tell: (_, [title = '', message = '']) =>
        notify({ tone: 'warning', title, message, duration: null, key: 'session' }),
    },
  })

/** The session of a visit and of the visits that follow it on the same device. */
export function visitSession(parts: Parts) {
  const device = tokenDeviceInMemory()
  const open = (tab: TokenTab) => createActor(machineOver(parts, tab), { clock: parts.clock.clock })
  let tab = device.openTab()
  let actor = open(tab)
  return {
    device,
    direct: parts.direct,
    actor: () => actor,
    tab: () => tab,
    /** Opens the site anew: in the same tab, or in one beside it. */
    reopen: () => {
      actor.stop()
      actor = open(tab).start()
    },
    openBeside: () => open(device.openTab()).start(),
    begin: () => {
      tab = device.openTab()
      actor = open(tab)
    },
  }
}

const signInWith = async (api: SiteApi, email: string, password: string, isKept = true) =>
  tokenFrom(await payloadOf(api, call('SignIn', email, password, '', ...(isKept ? [keepsSession] : []))))

/** The machine of the session over the real service. */
export function sessionInMemory({ api, connection, clock, session }: MemoryVisit): SessionJourney {
  const actor = () => session.actor()
  const settles = (state: string) => reaches(actor(), state)
  const is = (state: string) => () => settles(state)
  const current = () => actor().getSnapshot().context
  const named = () => sees(async () => current().applicant !== null, true)
  const signIn = async (email: string, password: string, remember: boolean) => {
    const token = await signInWith(session.direct, email, password, remember)
    actor().send({ type: 'signed.in', stored: { token, remember } })
  }
  const revoke = async () => {
    await payloadOf(session.direct, call('SignOut'), current().stored?.token ?? '')
  }
  const settle = (isLost: boolean) => () => connection.settle({ kind: isLost ? 'is lost' : 'passes' })
  const fail = async (event?: object) => {
    const isUnknown = event && 'error' in event && event.error instanceof Unauthorized
    if (isUnknown) await revoke()
    await settle(!isUnknown)()
  }
  const expire = async () => {
    await clock.pass(3_600_000)
    if (connection.underWay() > 0) await settle(true)()
    await clock.pass(1_800_000)
  }
  return {
    start: async () => {
      session.begin()
      await connection.hold()
    },
    signIn: async (email, password, remember) => {
      await signIn(email, password, remember)
      await named()
    },
    signOut: async () => actor().send({ type: 'sign.out' }),
    signOutElsewhere: async () => {
      const other = session.openBeside()
      other.send({ type: 'sign.out' })
      await reaches(other, 'signedOut')
      other.stop()
    },
    signInElsewhere: async (email, password) => session.device.write(await signInWith(session.direct, email, password)),
    copyTab: () => Promise.reject(new Error('Only a browser can copy a tab.')),
    leaveWith: async (token) => {
      actor().stop()
      session.device.write(token)
    },
    open: async () => session.reopen(),
    takeTime: clock.take,
    readOn: async () => {
      const token = current().stored?.token
      await api.transact([read('CompanyNews')], token ? { token } : {}).catch((error: unknown) => {
        if (error instanceof Unauthorized && token) actor().send({ type: 'token.refused', token })
      })
    },
    pass: clock.pass,
    fillDevice: async () => session.device.fill(),
    passCutOff: async (duration) => {
      await connection.hold()
      await clock.pass(duration)
      await connection.release({ kind: 'is lost' })
    },
    revoke,
    events: {
      'token.read': async ({ stored }) => {
        const text =
          stored &&
          (isLiveToken(stored.token)
            ? await signInWith(session.direct, walker.email, walker.password, false)
            : stored.token)
        session.device.write(text)
        if (actor().getSnapshot().status !== 'active' || actor().getSnapshot().matches('unknown')) actor().start()
      },
      'signed.in': ({ stored }) => signIn(walker.email, walker.password, stored.remember),
      'sign.out': async (event) => actor().send(event),
      'token.refused': async () => {
        await revoke()
        actor().send({ type: 'token.refused', token: current().stored?.token ?? '' })
      },
      'device.refused': async (event) => actor().send(event),
      'xstate.done.actor.refreshToken': settle(false),
      'xstate.error.actor.refreshToken': fail,
      'xstate.done.actor.readApplicant': settle(false),
      'xstate.error.actor.readApplicant': fail,
      'xstate.done.actor.revokeToken': settle(false),
      'xstate.error.actor.revokeToken': fail,
      'xstate.after.expiry.session.signedIn': expire,
      'xstate.after.refreshInterval.session.signedIn': () => clock.pass(3_600_000),
    },
    states: {
      unknown: is('unknown'),
      signedOut: is('signedOut'),
      refreshing: is('refreshing'),
      greeting: is('greeting'),
      signedIn: is('signedIn'),
      signingOut: is('signingOut'),
      ended: is('ended'),
    },
    shows: {
      name: async () => {
        const { applicant } = current()
        if (applicant) return `${applicant.FirstName} ${applicant.LastName}`
        return actor().getSnapshot().hasTag('signedIn') ? '' : null
      },
      token: async (place) => session.tab().read(place),
      calls: async (operation) => connection.callsFor(operation),
    },
  }
}
