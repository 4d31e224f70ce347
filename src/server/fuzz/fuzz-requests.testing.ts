import fc from 'fast-check'
import { actionTypes } from '#contract/transaction.ts'
import { createArguments, texts, type ArgumentDictionary } from './fuzz-arguments.testing.ts'
import { almost, nastyText, prototypeNames, invalidTokens } from './fuzz-texts.testing.ts'

export type FuzzedRequest = {
  readonly body: string
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
}

export type FuzzDictionary = ArgumentDictionary & {
  readonly operations: ReadonlyArray<string>
  readonly entities: ReadonlyArray<string>
  readonly tokens: ReadonlyArray<string>
}

const createName = (names: ReadonlyArray<string>) =>
  fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...prototypeNames) },
  )

const calls = (known: FuzzDictionary) => {
  const near = new Map(known.operations.map((name) => [name, createArguments(name, known)]))
  return createName(known.operations).chain((name) =>
    fc
      .oneof({ weight: 3, arbitrary: near.get(name) ?? texts }, { weight: 1, arbitrary: texts })
      .map((args): unknown => ({ PrefetchPath: '', Params: [name, ...args] })),
  )
}

const actions = fc.array(
  almost({ ActionType: fc.constantFrom(...actionTypes), ID: nastyText, Payload: nastyText, Params: texts }),
  { maxLength: 3 },
)

const reads = ({ entities, ids }: FuzzDictionary) =>
  almost({
    PrefetchPath: createName(entities),
    Params: fc.oneof(texts, fc.constant([]), fc.constant(ids)),
    BlackList: fc.oneof(texts, fc.constant(['Description', 'JobPosting_ID'])),
    Actions: fc.oneof({ weight: 20, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: actions }),
    ReturnData: fc.boolean(),
    EndMethod: nastyText,
  })

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

const written = (known: FuzzDictionary) => {
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

const createToken = ({ tokens }: FuzzDictionary) =>
  tokens.length === 0
    ? invalidTokens
    : fc.oneof({ weight: 3, arbitrary: invalidTokens }, { weight: 2, arbitrary: fc.constantFrom(...tokens) })

export const fuzzedRequests = (known: FuzzDictionary): fc.Arbitrary<FuzzedRequest> =>
  fc.record({
    body: fc.oneof({ weight: 15, arbitrary: written(known) }, { weight: 1, arbitrary: odd }),
    token: createToken(known),
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

export const isDecoded = (message: string): boolean => beforeOperations.every((start) => !start.test(message))
