import { UnsecuredJWT } from 'jose'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { sessionMachine } from './session.machine.ts'

const tokenOf = (sub: string, name: string) =>
  new UnsecuredJWT({ name }).setSubject(sub).setExpirationTime(new Date(9e12)).encode()

const first = { token: tokenOf('ada', 'first'), remember: true }

/** For which tokens the name is asked in a visit whose token is refreshed at its start and an hour later. */
async function namesAsked(renewals: ReadonlyArray<string>) {
  const asked: string[] = []
  const waiting = [...renewals]
  const machine = sessionMachine.provide({
    actors: {
      watchToken: fromCallback(({ sendBack }) => sendBack({ type: 'token.read', stored: first, now: 0 })),
      refreshToken: fromPromise(async () => waiting.shift() ?? ''),
      readApplicant: fromPromise(async ({ input }) => {
        asked.push(input.token)
        return { FirstName: 'Ada', LastName: 'Moss', Email: 'ada@example.org' }
      }),
    },
    actions: { keepOnDevice: () => {} },
    delays: { expiry: 9e12 },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock }).start()
  await waitFor(actor, ({ value }) => value === 'signedIn')
  clock.increment(3_600_000)
  await waitFor(actor, ({ value, context }) => value === 'signedIn' && context.stored?.token === renewals[1])
  actor.stop()
  return asked
}

test('the name stays known while a token is refreshed, unless another tab has signed in as somebody else', async () => {
  const [second, third, ofBen] = [tokenOf('ada', 'second'), tokenOf('ada', 'third'), tokenOf('ben', 'third')]
  expect([await namesAsked([second, third]), await namesAsked([second, ofBen])]).toEqual([[second], [second, ofBen]])
})

test('the name stays known when another tab renews the token, and not when it signs in as somebody else', async () => {
  const asked: string[] = []
  const machine = sessionMachine.provide({
    actors: {
      watchToken: fromCallback(() => {}),
      refreshToken: fromPromise(async ({ input }) => input.token),
      readApplicant: fromPromise(async ({ input }) => {
        asked.push(input.token)
        return { FirstName: 'Ada', LastName: 'Moss', Email: 'ada@example.org' }
      }),
    },
    actions: { keepOnDevice: () => {} },
    delays: { expiry: 9e12 },
  })
  const actor = createActor(machine).start()
  const finds = async (token: string) => {
    actor.send({ type: 'token.read', stored: { token, remember: true }, now: 0 })
    const { applicant } = actor.getSnapshot().context
    await waitFor(actor, ({ value }) => value === 'signedIn')
    return applicant?.FirstName
  }
  const ofBen = tokenOf('ben', 'third')
  expect([await finds(first.token), await finds(tokenOf('ada', 'second')), await finds(ofBen)]).toEqual([
    undefined,
    'Ada',
    undefined,
  ])
  expect(asked).toEqual([first.token, ofBen])
  actor.stop()
})
