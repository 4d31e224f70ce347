import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import type { PersonFixture, Person } from './person-fixture.testing.ts'

export type Trial = { readonly place: string; readonly operation: Operation }

type Args = ReadonlyArray<string>
type ArgumentTrial = { readonly place: string; readonly args: Args }

export type Caller = { readonly person: Person; readonly lived: PersonFixture; readonly undoLink: string }

type Good = Readonly<Record<string, ReadonlyArray<Args>>>
type ProofOf = (operation: string) => string

const accountCalls = ({ person, lived, undoLink }: Caller, getProof: ProofOf): Good => {
  const { email, password, firstName, lastName } = person
  const next = 'a kite in the wind'
  return {
    SignIn: [[email, password, '', 'remember']],
    UnlockSignIn: [[email, getProof('UnlockSignIn')]],
    RefreshToken: [[]],
    SignOut: [[]],
    CreateAccount: [['unused@example.org', next, firstName, lastName, getProof('CreateAccount'), 'remember']],
    RequestNewPassword: [[email, getProof('RequestNewPassword')]],
    UpdatePassword: [[next, password]],
    UpdateEmail: [['unused@example.org', password]],
    ConfirmEmail: [[lived.confirmLink]],
    EndSession: [[lived.session]],
    DeleteAccount: [[password]],
    SendConfirmation: [[]],
    UndoEmailChange: [[undoLink]],
  }
}

const alertCalls = ({ person: { email, posting }, lived }: Caller, getProof: ProofOf): Good => ({
  SubscribeToJob: [[email, posting, 'true', getProof('SubscribeToJob')]],
  SubscribeToJobAlerts: [[email, posting, 'false', getProof('SubscribeToJobAlerts'), '']],
  UnsubscribeFromJob: [
    [lived.subscription, 'false'],
    [lived.subscriptionId, 'true'],
  ],
})

const formCalls = ({ person: { firstName, lastName, email } }: Caller, getProof: ProofOf): Good => {
  const proven = (operation: string, values: object) => [
    JSON.stringify({ ...values, RecaptchaResponse: getProof(operation) }),
  ]
  const message = { FirstName: firstName, LastName: lastName, Email: email, Phone: '703 555 0100', Message: 'Hi' }
  const profile = { Company: lastName, POC: firstName, POCTitle: 'Owner', POCEmail: email }
  return {
    SearchJobs: [[JSON.stringify({ search: '?search=cost', savedIds: [], nearby: { page: 1, pageSize: 10 } })]],
    PickJobs: [[JSON.stringify({ for: 'ids', ids: [] })]],
    ContactFormEmail: [proven('ContactFormEmail', message)],
    SmallBusinessProfileEmail: [proven('SmallBusinessProfileEmail', profile)],
  }
}

/** Values differ from the stored ones: an unchanged save writes nothing. */
const formPartCalls = ({ person: { lastName }, lived: { applied } }: Caller): Good => ({
  SaveApplicationPart: [
    [applied.draft, 'references', applied.entry, '1', JSON.stringify({ Name: `${lastName} knows another` })],
    [applied.draft, 'equal', '', '1', JSON.stringify({ Gender_ID: '' })],
    [applied.draft, 'ssn', '', '2', JSON.stringify({ Number: `${lastName} again` })],
  ],
  RemoveApplicationEntry: [[applied.draft, 'references', applied.entry, '1']],
  RestoreApplicationEntry: [[applied.draft, 'references', applied.removedEntry]],
  CompleteApplicationSection: [[applied.draft, 'equal']],
  SubmitWholeApplication: [[applied.draft]],
})

const applicationCalls = ({ person: { lastName }, lived: { applied } }: Caller): Good => ({
  StartApplication: [['4']],
  SubmitApplication: [[applied.draft, `${lastName} adds`]],
  WithdrawApplication: [[applied.submitted, 'I accepted another job']],
  DiscardApplication: [[applied.draft]],
  RemoveAttachment: [[applied.file]],
  RestoreAttachment: [[applied.removedFile]],
  OpenAttachment: [[applied.file]],
})

export const goodCalls = (caller: Caller, getProof: ProofOf): Good => ({
  ...accountCalls(caller, getProof),
  ...alertCalls(caller, getProof),
  ...formCalls(caller, getProof),
  ...applicationCalls(caller),
  ...formPartCalls(caller),
})

function parseForm(text: string): Readonly<Record<string, unknown>> | null {
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : null
}

function within(text: string, value: string): ReadonlyArray<readonly [string, string]> {
  const form = parseForm(text)
  if (form === null) return [['', value]]
  const fields = Object.keys(form).filter((name) => name !== 'RecaptchaResponse')
  const filled = (name: string) => JSON.stringify({ ...form, [name]: Array.isArray(form[name]) ? [value] : value })
  return [['', value], ...fields.map((name) => [`.${name}`, filled(name)] as const)]
}

const replaced = (good: Args, value: string) =>
  good.flatMap((argument, at) =>
    within(argument, value).map(([field, text]) => ({ place: `${at + 1}${field}`, args: good.with(at, text) })),
  )

const alone = (most: number, value: string) =>
  Array.from({ length: most }, (_, at) => ({ place: 'alone', args: Array.from({ length: at + 1 }, () => value) }))

const most = 3

const guessed = (own: ReadonlyArray<string>, value: string) => [
  ...alone(most, value),
  ...own.flatMap((other) => [
    { place: '1', args: [value, other] },
    { place: '2', args: [other, value] },
  ]),
]

const different = (tried: ReadonlyArray<ArgumentTrial>) => {
  const texts = tried.map(({ args }) => JSON.stringify(args))
  return tried.filter((_, at) => texts.indexOf(texts[at] ?? '') === at)
}

type CallInput = { readonly good: ReadonlyArray<Args> | undefined; readonly own: ReadonlyArray<string> }

export function createCallTrials(name: string, { good, own }: CallInput, value: string): ReadonlyArray<Trial> {
  const tried = good
    ? good.flatMap((args) => [...replaced(args, value), ...alone(args.length, value).slice(-1)])
    : guessed(own, value)
  return different(tried).map(({ place, args }) => ({ place: `${name} ${place}`, operation: call(name, ...args) }))
}

export const createReadTrials = (entity: string, own: string, value: string): ReadonlyArray<Trial> =>
  [[value], [own, value]].map((ids) => ({
    place: `${entity} by id`,
    operation: read(entity, ids),
  }))
