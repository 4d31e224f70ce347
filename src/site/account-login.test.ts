import * as readers from '#contract/readers.ts'
import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { createActor, type ActorRefFrom } from 'xstate'
import { expect, test } from 'vitest'
import { createAccountLoginFlow } from './account-login.ts'
import { createSessionFlow } from './session.ts'
import { silentPorts } from './silent-ports.ts'
import type { Site } from './site.ts'
import { noNotices, transactionRunner } from './transaction.ts'

const token = ['e30', Buffer.from(JSON.stringify({ exp: 5_400, sub: 'ada' })).toString('base64url'), 'e30'].join('.')

const reply = (Payload: string, Success = true): TransactionReply => ({
  Success,
  Payload,
  Msg: '',
  Log: null,
  MsgDate: null,
  UserInfo: null,
  brokenBusinessRule: false,
})

const roomy = { ...silentPorts.device.tab, keep: () => true }

const flushPromises = () => new Promise((resolve) => setTimeout(resolve))

function open(answers: ReadonlyArray<TransactionReply | Error>, asked: 'recovery' | 'signUp' | null = null) {
  const waiting = [...answers]
  const sent: unknown[] = []
  const told: string[] = []
  const gone: string[] = []
  let proofs = 0
  const transact: SiteApi['transact'] = async ([operation], options = {}) => {
    if (operation?.PrefetchPath !== '') return reply('')
    sent.push(operation.Params)
    if (options.idempotencyKey !== undefined) sent.push('with a key')
    const answer = waiting.shift() ?? reply('')
    if (answer instanceof Error) throw answer
    return answer
  }
  const notify = ({ title }: { readonly title: string }) => void told.push(title)
  const ports = {
    ...silentPorts,
    device: { ...silentPorts.device, shared: roomy, tab: roomy },
    api: { transact },
    readers: async () => readers,
    prove: async (operation: string) => `proof ${(proofs += 1)} for ${operation}`,
    view: { ...silentPorts.view, go: async (address: string) => void gone.push(address) },
  }
  const session = createActor(createSessionFlow(ports, { notify })).start()
  const ruleAlert = { getSnapshot: () => ({ matches: () => false }), subscribe: () => ({ unsubscribe: () => {} }) }
  const calls = { transactQuietly: transactionRunner(ports, () => {}, ports)(noNotices) }
  const site = { actors: { session, ruleAlert }, calls, notifications: { notify }, ports } as unknown as Site
  const page = createActor(createAccountLoginFlow(site), {
    input: { asked, standing: 'stranger', visitor: null },
  }).start()
  const form = () => page.getSnapshot().children['form'] as ActorRefFrom<typeof formMachine>
  return { page, form, session, sent, told, gone }
}

const credentials = { Email: ' ada@example.org ', Password: ' a b ', Remember: [] }

test('[J4.12-04][J4.12-05][J7-05][J5-32] the e-mail is sent without blanks and the password with them; then the session begins', async () => {
  const { form, sent, told, gone, session } = open([reply(JSON.stringify({ response: 'true', token }))])
  form().send({ type: 'form.submitted', values: credentials })
  await flushPromises()
  expect([sent, told, gone, session.getSnapshot().context.stored]).toEqual([
    [['SignIn', 'ada@example.org', ' a b ', '']],
    ['Signed-In!'],
    ['/account-management'],
    { token, remember: false },
  ])
})

test('[C3.8-02] who wants to stay signed in says so to the server, after the empty text that always goes', async () => {
  const { form, sent, session } = open([reply(JSON.stringify({ response: 'true', token }))])
  form().send({ type: 'form.submitted', values: { ...credentials, Remember: ['Keep Me Logged In'] } })
  await flushPromises()
  expect([sent, session.getSnapshot().context.stored]).toEqual([
    [['SignIn', 'ada@example.org', ' a b ', '', 'remember']],
    { token, remember: true },
  ])
})

test('[J4.12-08] a visitor who is locked out is let try again for a proof, and the e-mail goes without blanks', async () => {
  const locked = reply(JSON.stringify({ response: 'locked', token: null }), false)
  const { form, sent } = open([locked, reply('', false), reply('true')])
  form().send({ type: 'form.submitted', values: credentials })
  await flushPromises()
  const states = [form().getSnapshot().value]
  for (let asked = 0; asked < 2; asked += 1) {
    form().send({ type: 'unlock.requested' })
    await flushPromises()
    states.push(form().getSnapshot().value)
  }
  const unlock = (proof: number) => ['UnlockSignIn', 'ada@example.org', `proof ${proof} for UnlockSignIn`]
  expect([states, sent.slice(1)]).toEqual([
    ['turnedDown', 'turnedDown', 'idle'],
    [unlock(1), unlock(2)],
  ])
})

test('[J8-02] the answer of a server that locks a visitor out reaches the form', async () => {
  const locked = reply(JSON.stringify({ response: 'locked', token: null }), false)
  const { form, session } = open([new TransportFailure('Too many.', null, { reply: locked })])
  form().send({ type: 'form.submitted', values: credentials })
  await flushPromises()
  const { value, context } = form().getSnapshot()
  expect([value, context.told?.title, session.getSnapshot().context.stored]).toEqual([
    'turnedDown',
    'Too many login attempts.',
    null,
  ])
})

const newcomer = {
  Email: 'nora@example.org',
  ConfirmEmail: 'nora@example.org',
  FirstName: ' Nora ',
  LastName: 'Birch',
  NewPassword: ' birch by the lake ',
  ConfirmPassword: ' birch by the lake ',
  Remember: [],
}

test('[J7-08][J4.13-01][J4.13-02] an account is created with e-mail, password, names and proof in this order, and under no key', async () => {
  const { form, sent, gone, session } = open([reply(JSON.stringify({ response: 'true', token }))], 'signUp')
  form().send({ type: 'form.submitted', values: newcomer })
  await flushPromises()
  expect([sent, gone, session.getSnapshot().context.stored?.token]).toEqual([
    [['CreateAccount', 'nora@example.org', ' birch by the lake ', 'Nora', 'Birch', 'proof 1 for CreateAccount']],
    ['/account-management'],
    token,
  ])
})

test('[J4.14-05] after an attempt that fails another proof is calculated, and no password stays in the form', async () => {
  const { form, sent } = open([new Error('lost'), reply(JSON.stringify({ response: 'false', token: null }))], 'signUp')
  form().send({ type: 'form.submitted', values: newcomer })
  await flushPromises()
  const { context } = form().getSnapshot()
  form().send({ type: 'form.submitted', values: newcomer })
  await flushPromises()
  const proofsSent = sent.map((params) => (params as ReadonlyArray<string>)[5])
  expect([proofsSent, JSON.stringify(context).includes('birch by the lake')]).toEqual([
    ['proof 1 for CreateAccount', 'proof 2 for CreateAccount'],
    false,
  ])
})

test('[J7-10][J4.14-01] a new password is asked for under a key, and then the sign-in is shown', async () => {
  const { page, form, sent, told } = open([reply('true')], 'recovery')
  form().send({ type: 'form.submitted', values: { Email: 'ada@example.org' } })
  await flushPromises()
  expect([sent, told, page.getSnapshot().value]).toEqual([
    [['RequestNewPassword', 'ada@example.org', 'proof 1 for RequestNewPassword'], 'with a key'],
    ['Please check your inbox!'],
    'signIn',
  ])
})
