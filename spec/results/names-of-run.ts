import type { Envelope } from '@cucumber/messages'
import { getExampleKey, readKeys } from './example-keys.ts'

export const byId = <Item extends { readonly id: string }>(items: ReadonlyArray<Item>): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

export const listRunKeys = (envelopes: ReadonlyArray<Envelope>): ReadonlyMap<string, string> =>
  new Map(
    envelopes.flatMap(({ gherkinDocument: document }) => (document ? [...readKeys(document.uri ?? '', document)] : [])),
  )

export function listRunExamples(envelopes: ReadonlyArray<Envelope>) {
  const keys = listRunKeys(envelopes)
  const pickles = byId(envelopes.flatMap(({ pickle }) => pickle ?? []))
  return new Map(
    envelopes.flatMap(({ testCase }) => {
      const pickle = testCase && pickles.get(testCase.pickleId)
      return pickle ? [[testCase.id, { pickle, key: getExampleKey(keys, pickle) }] as const] : []
    }),
  )
}
