import fc from 'fast-check'
import { actionTypes } from '#contract/transaction.ts'
import { groupIds, jobSorts } from '#contract/job-questions.ts'
import { profileForm } from '#contract/business-profile.ts'
import { contactForm } from '#contract/contact-message.ts'
import { almost, nastyText, proofs, prototypeNames, tokens } from './fuzz-texts.testing.ts'

/** A body as it goes over the wire, with what goes in its headers. */
export type FuzzedRequest = {
  readonly body: string
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
}

export type Known = {
  /** The names of all operations. */
  readonly operations: ReadonlyArray<string>
  /** The names of all entities that can be read. */
  readonly entities: ReadonlyArray<string>
  /** Some ids of job postings. */
  readonly ids: ReadonlyArray<string>
  /** Some proofs that are good, each for one call. */
  readonly proofs: ReadonlyArray<string>
}

const texts = fc.array(nastyText, { maxLength: 8 })
const page = fc.constantFrom(0, 1, -1, 1e9, 1e10, 0.5)
const size = fc.constantFrom(10, 500, 501, 0, -1)
const json = (value: fc.Arbitrary<unknown>) => value.map((written) => JSON.stringify(written) ?? '')

const question = almost({
  search: fc.oneof(
    nastyText,
    nastyText.map((text) => `?search=${encodeURIComponent(text.toWellFormed())}&state=virginia&pagesize=500`),
    almost({
      keyword: nastyText,
      saved: fc.boolean(),
      categories: texts,
      experience: texts,
      cities: texts,
      workplaces: texts,
      sort: fc.constantFrom(...jobSorts),
      page,
      pageSize: size,
    }),
  ),
  savedIds: texts,
  nearby: almost({ page, pageSize: size }),
})

const pick = almost({
  for: fc.constantFrom('page', 'featured', 'ids', 'words', ...groupIds),
  id: fc.constantFrom('1', 'nobody'),
  seed: nastyText,
  ids: texts,
  words: nastyText,
})

const email = fc.oneof(fc.constantFrom('ada@engine.example', `${'a'.repeat(64)}@b.example`, 'İ@b.example'), nastyText)
const day = fc.constantFrom('2026-11-12', '2026-02-30', '0000-01-01', null)
const flag = fc.constantFrom('true', 'false', '')

/** The values of a form as its visitor might fill it in, with a proof. */
const filled = (untouched: object, proof: fc.Arbitrary<string>) => {
  const fields = Object.entries(untouched).map(([name, value]) => [
    name,
    Array.isArray(value) ? texts : /email$/i.test(name) ? email : fc.oneof(fc.constant('Ada'), nastyText),
  ])
  return json(almost({ ...Object.fromEntries(fields), Subject: fc.constant('general'), RecaptchaResponse: proof }))
}

/** What an operation takes, more or less; an operation that is not named here is sent texts alone. */
function argumentsOf({ ids, proofs: good }: Known): Readonly<Record<string, fc.Arbitrary<ReadonlyArray<string>>>> {
  const proof = proofs(good)
  const id = fc.constantFrom('generic', ...ids)
  const messages = [contactForm, profileForm].map(({ operation, untouched }) => [
    operation,
    fc.tuple(filled(untouched, proof)),
  ])
  return {
    ...Object.fromEntries(messages),
    SearchJobs: fc.tuple(json(question)),
    PickJobs: fc.tuple(json(pick)),
    SignIn: fc.tuple(email, nastyText, fc.constant(''), flag),
    UnlockSignIn: fc.tuple(email, proof),
    CreateAccount: fc.tuple(email, nastyText, nastyText, nastyText, proof, flag),
    RequestNewPassword: fc.tuple(email, proof),
    UpdatePassword: fc.tuple(nastyText, nastyText),
    UpdateEmail: fc.tuple(email, nastyText),
    EndSession: fc.tuple(nastyText),
    DeleteAccount: fc.tuple(nastyText),
    MergeSavedJobs: fc.tuple(json(fc.array(almost({ id: fc.oneof(id, nastyText), savedOn: day })))),
    ForgetSavedJobs: fc.constantFrom<ReadonlyArray<string>>([], ['more']),
    ConfirmEmail: fc.tuple(nastyText),
    UndoEmailChange: fc.tuple(nastyText),
    SendConfirmation: fc.constantFrom<ReadonlyArray<string>>([], ['more']),
    SubscribeToJob: fc.tuple(email, id, flag, proof),
    SubscribeToJobAlerts: fc.tuple(email, id, flag, proof, nastyText),
    UnsubscribeFromJob: fc.tuple(fc.constantFrom('a'.repeat(32), 'b', '0'.repeat(32)), flag),
  }
}

/** One of these names, or now and then one that every object has. */
const nameOf = (names: ReadonlyArray<string>) =>
  fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...prototypeNames) },
  )

const calls = (known: Known) => {
  const near = argumentsOf(known)
  return nameOf(known.operations).chain((name) =>
    fc
      .oneof(
        { weight: 3, arbitrary: (Object.hasOwn(near, name) ? near[name] : undefined) ?? texts },
        { weight: 1, arbitrary: texts },
      )
      .map((args): unknown => ({ PrefetchPath: '', Params: [name, ...args] })),
  )
}

const actions = fc.array(
  almost({ ActionType: fc.constantFrom(...actionTypes), ID: nastyText, Payload: nastyText, Params: texts }),
  { maxLength: 3 },
)

const reads = ({ entities, ids }: Known) =>
  almost({
    PrefetchPath: nameOf(entities),
    Params: fc.oneof(texts, fc.constant([]), fc.constant(ids)),
    BlackList: fc.oneof(texts, fc.constant(['Description', 'JobPosting_ID'])),
    Actions: fc.oneof({ weight: 20, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: actions }),
    ReturnData: fc.boolean(),
    EndMethod: nastyText,
  })

/** Whole bodies that say something twice, reach for prototypes, end too soon or are nothing. */
const odd = fc.oneof(
  fc
    .tuple(nastyText, nastyText)
    .map(
      ([one, other]) => `{"Operations":${JSON.stringify([one])},"Operations":[{"Params":${JSON.stringify([other])}}]}`,
    ),
  fc
    .constantFrom('__proto__', 'constructor', '\\u005f_proto__')
    .map((name) => `{"${name}":{"prototype":{"Operations":1}},"Operations":[{"PrefetchPath":"Location"}]}`),
  fc.integer({ min: 10, max: 25_000 }).map((depth) => `{"Operations":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  fc
    .integer({ min: 126 * 1024, max: 129 * 1024 })
    .map((length) => JSON.stringify({ Operations: [{ Params: ['SearchJobs', 'x'.repeat(length)] }] })),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  nastyText,
)

const written = (known: Known) => {
  const operation = fc.oneof(
    { weight: 14, arbitrary: calls(known) },
    { weight: 6, arbitrary: reads(known) },
    {
      weight: 1,
      arbitrary: almost({ PrefetchPath: nastyText, Params: texts, Actions: actions, EndMethod: nastyText }),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  const request = (operations: fc.Arbitrary<unknown>) =>
    fc.record(
      { Operations: operations, UserID: fc.oneof(nastyText, fc.constant(null)), UserName: nastyText },
      {
        requiredKeys: ['Operations'],
      },
    )
  return fc
    .oneof(
      { weight: 18, arbitrary: request(fc.tuple(operation)) },
      { weight: 1, arbitrary: request(fc.array(operation, { minLength: 18, maxLength: 22 })) },
      { weight: 2, arbitrary: request(fc.array(operation, { maxLength: 5 })) },
    )
    .map((value) => JSON.stringify(value))
}

/** Requests of somebody who wants to see a site fall over; most of them reach an operation. */
export const fuzzedRequests = (known: Known): fc.Arbitrary<FuzzedRequest> =>
  fc.record({
    body: fc.oneof({ weight: 15, arbitrary: written(known) }, { weight: 1, arbitrary: odd }),
    token: tokens,
    idempotencyKey: fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom('the same', '__proto__', 'k'.repeat(200), 'k'.repeat(201), ' ') },
      { weight: 1, arbitrary: fc.uuid() },
    ),
  })

const beforeOperations = [
  /^The request is (not readable JSON|no transaction|larger than)/,
  /^At least one operation is required/,
  /^An Idempotency-Key holds/,
]

/** Whether an answer with this message shows that its body was read as a transaction, whatever became of it then. */
export const isPastDecoding = (message: string): boolean => beforeOperations.every((start) => !start.test(message))
