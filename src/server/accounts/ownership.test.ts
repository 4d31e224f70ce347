import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAttempts } from '../limits/attempts.ts'
import { createAccountMails } from './account-mails.ts'
import { parseTemporaryPassword, parseLinkToken } from './open-account-forms.testing.ts'
import { minute, secret } from './open-accounts.testing.ts'
import { computeOutcomes, openOwnership, type Owner } from './open-ownership.testing.ts'
import { accountOperations } from './operations.ts'
import {
  changeNames,
  changes,
  harmless,
  ownershipTable,
  thingNames,
  things,
  type Change,
  type ThingName,
} from './ownership.testing.ts'
import { createTokens } from './tokens.ts'
import { freshPassword } from './temporary-passwords.ts'

let site: Awaited<ReturnType<typeof openOwnership>>

beforeAll(async () => {
  site = await openOwnership('ownership')
})
beforeEach(() => site.begin())
afterAll(() => site.close())

const day = 24 * 60 * minute

const readUndoToken = async (email: string) =>
  parseLinkToken((await site.mails(email))['Your email address was changed'])

async function recover(email: string, write = (password: string) => password) {
  const temporary = parseTemporaryPassword((await site.mails(email))['Your temporary password'])
  const { response } = await site.enter(email, write(temporary || (await site.fetchTemporaryPassword(email))))
  expect(response).toBe('newPassword')
  return email
}

async function disuse() {
  site.pass(305 * day)
  for (let days = 0; days < 64; days += 1) {
    site.pass(day)
    await site.service.endUnusedAccounts()
  }
}

type Story = {
  readonly isConfirmed?: boolean
  readonly before?: (owner: Owner) => Promise<Owner>
  readonly meanwhile?: (owner: Owner) => Promise<Owner>
  readonly change: (owner: Owner, first: string) => Promise<string | null>
}

const identity = async (owner: Owner) => owner

const stories: Readonly<Record<Change, Story>> = {
  confirmation: {
    meanwhile: (owner) => site.changeEmail(owner),
    change: async (owner) => {
      expect(await site.confirm(owner)).toBe('true')
      return owner.email
    },
  },
  change: { meanwhile: (owner) => site.moveOn(owner), change: async (owner) => (await site.changeEmail(owner)).email },
  laterChange: {
    meanwhile: async (owner) => site.changeEmail(await site.moveOn(owner)),
    change: async (owner) => (await site.changeEmail(owner)).email,
  },
  recovery: { meanwhile: (owner) => site.moveOn(owner), change: ({ email }) => recover(email) },
  adoption: { isConfirmed: false, change: ({ email }) => recover(email) },
  freshStart: { isConfirmed: false, change: ({ email }) => recover(email, freshPassword) },
  reversion: {
    meanwhile: (owner) => site.moveOn(owner),
    change: async (owner) => recover((await site.changeEmail(owner)).email),
  },
  reversionSince: { before: (owner) => site.changeEmail(owner), change: ({ email }) => recover(email) },
  undo: {
    meanwhile: (owner) => site.moveOn(owner),
    change: async (owner) => {
      await site.confirmed(owner)
      expect(await site.undo(await readUndoToken(owner.email))).toBe('true')
      return owner.email
    },
  },
  undoSince: {
    before: (owner) => site.confirmed(owner),
    meanwhile: (owner) => site.moveOn(owner),
    change: async (_, first) => {
      expect(await site.undo(await readUndoToken(first))).toBe('true')
      return first
    },
  },
  deletion: {
    meanwhile: (owner) => site.moveOn(owner),
    change: async ({ token }) => {
      expect(await site.remove(token)).toBe('true')
      return null
    },
  },
  disuse: {
    meanwhile: (owner) => site.moveOn(owner),
    change: async () => {
      await disuse()
      return null
    },
  },
}

test.each(changeNames)('[C6-11] what hangs on an applicant has its outcome after %s', async (name) => {
  const { isConfirmed = true, before = identity, meanwhile = identity, change } = stories[name]
  const first = await site.newcomer(isConfirmed)
  site.pass(minute)
  const owner = await before(first)
  const start = await site.look()
  const moved = await meanwhile(owner)
  await site.fill(moved)
  const filled = await site.look()
  const email = await change(moved, first.email)
  const holder = email === null ? first.id : await site.findHolder(email)
  const found = computeOutcomes({ owner: moved, start, filled, after: await site.look() }, holder !== first.id)
  const said = Object.fromEntries(thingNames.map((thing: ThingName) => [thing, things[thing].outcomes[name]]))
  expect(found).toEqual(said)
})

async function owningTables(): Promise<ReadonlySet<string>> {
  const found = sql<{ name: string }>`
    with recursive hanging (id) as (
      select unnest(array['"Applicant"', 'subscriber']::regclass[])::oid
      union select conrelid from pg_constraint join hanging on confrelid = id where contype = 'f')
    select relname as name from pg_class join hanging on oid = id
    union select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('Applicant_ID', 'Application_ID', 'email_key')`
  return new Set((await found.execute(site.database.db)).rows.map(({ name }) => name))
}

const listedTables = (): ReadonlySet<string> => new Set(thingNames.flatMap((name) => things[name].tables))

test('every table that hangs on an applicant or an address is listed with its outcomes', async () => {
  expect([...(await owningTables())].toSorted()).toEqual([...listedTables()].toSorted())
})

test('every operation of accounts is listed by whether it may change whose an account is', () => {
  const none = async () => undefined
  const parts = {
    captcha: { verify: async () => false, hold: async () => null },
    guessable: { commonPasswords: new Set<string>(), names: [] },
  }
  const operations = accountOperations({
    ...parts,
    tokens: createTokens([secret]),
    attempts: createAttempts(site.database),
    mails: createAccountMails({ firmName: 'A firm', origin: () => 'https://firm.example' }),
    endAlerts: async () => false,
    endApplications: async () => false,
    revertAdoptedApplications: none,
    deleteUnsentSections: none,
    restoreAlerts: none,
    hashCost: undefined,
  })
  const changing = Object.values(changes).flatMap(({ operation }) => operation ?? [])
  expect([...new Set([...changing, ...harmless])].toSorted()).toEqual(Object.keys(operations).toSorted())
})

test('the decision prints the table', () => {
  const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
  const decision = readFileSync('docs/decisions/0060-whose-an-account-is.md', 'utf8')
  expect(plain(decision)).toContain(plain(ownershipTable()))
})
