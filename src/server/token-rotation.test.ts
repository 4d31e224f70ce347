import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccounts, start } from './accounts/open-accounts.testing.ts'
import type { TokenSecrets } from './accounts/token-secret.ts'
import { createSigners } from './create-site-service.ts'

type Signers = ReturnType<typeof createSigners>

type Signing = {
  readonly sign: (signers: Signers) => Promise<string>
  /** @returns whose it is, or why it is refused */
  readonly read: (signers: Signers, text: string) => Promise<string | undefined>
}

let site: Awaited<ReturnType<typeof openAccounts>>
let applicantId: string
const now = new Date(start)

beforeAll(async () => {
  site = await openAccounts('token_rotation')
  applicantId = site.ids.ada ?? ''
})
afterAll(() => site.database.close())

const kinds: Readonly<Record<keyof Signers, Signing>> = {
  tokens: {
    sign: ({ tokens }) =>
      site.database.db
        .transaction()
        .execute((db) => tokens.begin(db, { applicantId, isKept: true, device: null }, now)),
    read: ({ tokens }, text) =>
      tokens.identify(site.database.db, text, now).then(
        (caller) => caller.applicantId,
        (error: Error) => error.message,
      ),
  },
  tickets: {
    sign: ({ tickets }) => tickets.give({ attachmentId: 'a', applicantId, family: 'f' }, now),
    read: async ({ tickets }, text) => (await tickets.read(text, now))?.applicantId,
  },
}

const createSecret = (word: string) => new TextEncoder().encode(word.padEnd(40, '.'))
const [spring, summer, autumn] = [createSecret('spring'), createSecret('summer'), createSecret('autumn')]
const signers = (...secrets: TokenSecrets) => createSigners(secrets)

test.for(Object.entries(kinds))('%s of an older secret are read until it is removed', async ([, { sign, read }]) => {
  const text = await sign(signers(spring))
  const readBy = [signers(summer, spring), signers(autumn, summer, spring), signers(summer)]
  const found = await Promise.all(readBy.map((reader) => read(reader, text)))
  expect(found.map((whose) => whose === applicantId)).toEqual([true, true, false])
})

test.for(Object.entries(kinds))('%s are always signed with the first secret', async ([, { sign, read }]) => {
  const text = await sign(signers(summer, spring))
  const found = await Promise.all([signers(summer), signers(spring)].map((reader) => read(reader, text)))
  expect(found.map((whose) => whose === applicantId)).toEqual([true, false])
})

test.for(Object.entries(kinds))('%s that were changed are refused by every secret', async ([, { sign, read }]) => {
  const [head = '', claims = '', signature = ''] = (await sign(signers(spring))).split('.')
  const forged = [head, claims, signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`].join(
    '.',
  )
  expect(await read(signers(summer, spring), forged)).not.toEqual(applicantId)
})
