import { call } from '#contract/transaction.ts'
import { TransportFailure } from '#contract/site-api.ts'
import { messageFormMachine } from '#machines/message-form.machine.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import { randomUUID } from 'node:crypto'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import { proofsLife, type MessageFormJourney } from './message-form.journey.ts'
import { labelOf, labels, valuesOf, writtenOf } from './message-form.values.ts'

type ProofFate = 'good' | 'spoilt' | 'lost'

/** The machine of the message over the real service, with proofs that are really calculated. */
export function messageFormInMemory(visit: MemoryVisit): MessageFormJourney {
  const { api, connection, clock, toasts, notify, enter, challenge, pages } = visit
  let form: ActorRefFrom<typeof messageFormMachine>
  let gate: PromiseWithResolvers<ProofFate> | null = null
  let fate: ProofFate = 'good'
  let proofs = 0

  const prove = async (operation: string) => {
    proofs += 1
    const decided = gate ? await gate.promise : fate
    if (decided === 'lost') throw new TransportFailure('The connection was lost.')
    const asked = await challenge(operation)
    return solveCaptcha(decided === 'spoilt' ? { ...asked, signature: '00'.repeat(32) } : asked)
  }
  const machine = messageFormMachine.provide({
    actors: {
      prove: fromPromise(async ({ input }) => ({ key: randomUUID(), proof: await prove(input) })),
      send: fromPromise(async ({ input: { operation, values, key } }) => {
        const reply = await api.transact([call(operation, JSON.stringify(values))], { idempotencyKey: key })
        return reply.Payload
      }),
    },
    actions: {
      showNotice: (_, notice) => notify(notice),
      withdrawNotice: (_, key) => toasts.send({ type: 'toast.withdrawn', key }),
    },
  })
  const open = async () => {
    pages.arrive('/contact')
    form = createActor(machine, { input: { form: 'contact' } })
    enter(form)
    form.subscribe((snapshot) => {
      pages.guard.send({ type: snapshot.context.isChanged ? 'page.changed' : 'page.unchanged' })
      if (snapshot.matches('sent')) pages.arrive('/thank-you/contact')
    })
    form.start()
  }
  const hold = async () => {
    gate ??= Promise.withResolvers()
    await connection.hold()
  }
  const decide = async (decided: ProofFate) => {
    gate?.resolve(decided)
    gate = null
  }
  const context = () => form.getSnapshot().context
  const write = async (written: Readonly<Record<string, string>>) =>
    form.send({ type: 'values.changed', values: valuesOf({ ...writtenOf(context().values), ...written }) })
  const send = async () => form.send({ type: 'form.submitted', values: context().values })
  const onScreen = async () => Promise.reject(new Error('There are no labels and no focus without a screen.'))
  const is = (state: string) => () => reaches(form, state)
  const titles = () => toasts.getSnapshot().context.toasts.map(({ title }) => title)

  return {
    start: async () => {
      await hold()
      await open()
    },
    open,
    write,
    send,
    sendTwice: async () => {
      await send()
      await send()
    },
    hold,
    loseEveryAnswer: () => connection.release({ kind: 'loses every answer' }),
    spoilProof: async () => {
      fate = 'spoilt'
    },
    outliveProof: () => clock.pass(proofsLife),
    events: {
      'values.changed': async (event) => form.send(event),
      'form.submitted': async (event) => {
        await hold()
        form.send(event)
      },
      'xstate.done.actor.prove': () => decide('good'),
      'xstate.error.actor.prove': () => decide('lost'),
      'xstate.done.actor.send': (event) =>
        connection.release(event?.output === 'true' ? { kind: 'passes' } : { kind: 'changes', operations: [] }),
      'xstate.error.actor.send': () => connection.release({ kind: 'is lost' }),
    },
    states: {
      idle: is('idle'),
      invalid: is('invalid'),
      proving: is('proving'),
      submitting: is('submitting'),
      failed: is('failed'),
      sent: is('sent'),
    },
    shows: {
      problems: async () =>
        Object.values(labels).flatMap((name) => {
          const problem = context().problems[name]
          return problem ? [[labelOf(name), problem] as const] : []
        }),
      written: async () => writtenOf(context().values),
      canSend: async () => !form.getSnapshot().matches('proving') && !form.getSnapshot().matches('submitting'),
      notices: async () => titles(),
      proofs: async () => proofs,
    },
    screen: {
      loseAnswer: onScreen,
      focusedSummary: onScreen,
      followFirstProblem: onScreen,
      focused: onScreen,
      required: onScreen,
      description: onScreen,
      choices: onScreen,
      purpose: onScreen,
    },
  }
}
