import { decodeSignInReply } from '#contract/sign-in.ts'
import { rememberSession } from '#contract/account-operations.ts'
import { Unauthorized } from '#contract/site-api.ts'
import { call, read } from '#contract/operations.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { accountLoginInput, createAccountLoginFlow } from '#site/account-login.ts'
import { waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { pageObjects } from '../form/form-page-objects.ts'
import { toFormValues } from '../form/values.ts'
import { reaches, journeyInMemory } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import { isLiveToken, readTokenSubject } from './tokens.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SessionJourney } from './browser.ts'
import { walker } from '../account-login/accounts.ts'

const key = 'access_token'

export async function fetchToken(
  { direct }: Pick<MemoryWorld, 'direct'>,
  email: string,
  password: string,
  isRemembered = true,
) {
  const { Payload } = await direct.transact([
    call('SignIn', email, password, '', ...(isRemembered ? [rememberSession] : [])),
  ])
  return decodeSignInReply(Payload).token ?? ''
}

type SiteBeside = ReturnType<MemoryWorld['openBeside']>

const isSignedIn = ({ actors: { session } }: SiteBeside, isSo: boolean) =>
  sees(async () => session.getSnapshot().hasTag('signedIn'), isSo)

async function signOutBeside(other: SiteBeside) {
  other.signOut()
  await isSignedIn(other, false)
}

/** Whoever is signed in there is signed out first. */
async function signInBeside(world: MemoryWorld, email: string, password: string) {
  const other = world.openBeside('/account-login')
  const { session } = other.actors
  const isKnown = (snapshot: SnapshotFrom<typeof session>) =>
    !snapshot.matches('unknown') && !(snapshot.hasTag('signedIn') && snapshot.context.applicant === null)
  await waitFor(session, isKnown)
  if (session.getSnapshot().hasTag('signedIn')) await signOutBeside(other)
  await other.ports.view.go('/account-login')
  const page = other.run(createAccountLoginFlow, accountLoginInput(other, ''))
  const form = page.getSnapshot().children['form'] as ActorRefFrom<typeof formMachine>
  form.send({
    type: 'form.submitted',
    values: toFormValues('signIn', { ...pageObjects.signIn.good, Email: email, Password: password }),
  })
  await isSignedIn(other, true)
}

export function sessionInMemory(world: MemoryWorld): SessionJourney {
  const { connection, clock, direct } = world
  const stored = world.device.entry(key)
  const actor = () => world.site.actors.session
  const current = () => actor().getSnapshot().context
  const { events, states } = journeyInMemory(sessionMachine, actor)
  const waitForApplicant = () => sees(async () => current().applicant !== null, true)
  const signIn = async (email: string, password: string, remember: boolean) => {
    const token = await fetchToken(world, email, password, remember)
    actor().send({ type: 'signed.in', stored: { token, remember } })
  }
  const revoke = async () => void (await direct.transact([call('SignOut')], { token: current().stored?.token ?? '' }))
  const settle = (isLost: boolean) => () => connection.settle({ kind: isLost ? 'is lost' : 'passes' })
  let hasRead = false
  const fail = async (event?: object) => {
    const isUnknown = event && 'error' in event && event.error instanceof Unauthorized
    if (isUnknown) await revoke()
    await settle(!isUnknown)()
  }
  return {
    start: async () => {
      world.prepareInNewTab('/home')
      await connection.hold()
    },
    signIn: async (email, password, remember) => {
      if (actor().getSnapshot().matches('unknown')) world.open('/home')
      await signIn(email, password, remember)
      await waitForApplicant()
    },
    signOut: async () => world.site.signOut(),
    signOutInAnotherTab: async () => {
      const other = world.openBeside()
      await isSignedIn(other, true)
      await signOutBeside(other)
    },
    signInInAnotherTab: (email, password) => signInBeside(world, email, password),
    signInWhileAsleep: async (email, password) => {
      const { wake } = world.tab.sleep()
      await signInBeside(world, email, password)
      wake()
    },
    copyTab: async () => {
      const { session } = world.openBeside('/home', { isCopy: true }).actors
      await sees(async () => session.getSnapshot().context.applicant !== null, true)
    },
    signOutWithToken: async (token) => {
      world.prepare('/home')
      await stored.write(token)
    },
    open: async () => world.open('/home'),
    controlClock: clock.take,
    continueReading: async () => {
      hasRead = (await world.site.calls.transact([read('CompanyNews')])).kind === 'succeeded'
    },
    readOnInAnotherTab: async () => {
      const { actors, calls } = world.openBeside('/careers/open')
      await calls.transact([read('CompanyNews')])
      await reaches(actors.session, 'ended')
    },
    pass: clock.pass,
    fillDevice: stored.fill,
    passCutOff: async (duration) => {
      await connection.hold()
      await clock.pass(duration)
      await connection.release({ kind: 'is lost' })
    },
    revoke,
    events: {
      ...events,
      'token.read': async ({ stored: now, endedVisitor = null }) => {
        await world.device.entry('session_ended').write(endedVisitor && readTokenSubject(current().stored?.token ?? ''))
        const isLive = now !== null && isLiveToken(now.token)
        await stored.write(
          isLive ? await fetchToken(world, walker.email, walker.password, false) : (now?.token ?? null),
        )
        if (actor().getSnapshot().matches('unknown')) world.site.start()
      },
      'signed.in': ({ stored: { remember } }) => signIn(walker.email, walker.password, remember),
      'sign.out': async () => world.site.signOut(),
      'token.refused': async () => {
        await revoke()
        await connection.release({ kind: 'passes' })
        await world.site.calls.transact([read('CompanyNews')])
      },
      'xstate.done.actor.refreshToken': settle(false),
      'xstate.done.actor.readApplicant': settle(false),
      'xstate.error.actor.readApplicant': fail,
      'xstate.done.actor.revokeToken': settle(false),
      'xstate.error.actor.revokeToken': fail,
      'xstate.after.expiry.session.signedIn': async () => {
        await clock.pass(3_600_000)
        if (connection.inFlight() > 0) await settle(true)()
        await clock.pass(1_800_000)
      },
      'xstate.after.refreshInterval.session.signedIn': () => clock.pass(3_600_000),
    },
    states,
    shows: {
      name: async () => {
        const { applicant } = current()
        if (applicant) return `${applicant.FirstName} ${applicant.LastName}`
        return actor().getSnapshot().hasTag('signedIn') ? '' : null
      },
      token: async (place) => world.tab[place === 'tab' ? 'tab' : 'shared'].read(key),
      hasRead: async () => hasRead,
      calls: async (operation) => connection.countCalls(operation),
    },
  }
}
