import { call } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'

export type Person = {
  readonly email: string
  readonly next: string
  readonly token: string
}

export const passwords = { former: 'correct horse', next: 'a new pony each day' } as const

export type Credentials = readonly [email: string, password: string]
export type Opening = { readonly before: ReadonlyArray<Credentials>; readonly after: ReadonlyArray<Credentials> }

export type Activity = {
  readonly name: string
  readonly hasAccount: boolean
  readonly proven: string | null
  readonly operation: (person: Person, proof: string) => Operation
  readonly mails: ReadonlyArray<string>
  readonly opens: (person: Person, temporary: string) => Opening
}

const { former, next } = passwords

export const activities: ReadonlyArray<Activity> = [
  {
    name: 'sign-up',
    mails: ['her: Your account is open'],
    hasAccount: false,
    proven: 'CreateAccount',
    operation: ({ email }, proof) => call('CreateAccount', email, former, 'Ada', 'Moss', proof),
    opens: ({ email }) => ({ before: [], after: [[email, former]] }),
  },
  {
    name: 'recovery',
    mails: ['her: Your temporary password'],
    hasAccount: true,
    proven: 'RequestNewPassword',
    operation: ({ email }, proof) => call('RequestNewPassword', email, proof),
    opens: ({ email }, temporary) => ({
      before: [[email, former]],
      after: [
        [email, former],
        [email, temporary],
      ],
    }),
  },
  {
    name: 'password change',
    mails: ['her: Your password was changed'],
    hasAccount: true,
    proven: null,
    operation: () => call('UpdatePassword', next, former),
    opens: ({ email }) => ({ before: [[email, former]], after: [[email, next]] }),
  },
  {
    name: 'e-mail change',
    mails: ['her next: Please confirm your new email address', 'her: Your email address was changed'],
    hasAccount: true,
    proven: null,
    operation: (person) => call('UpdateEmail', person.next, former),
    opens: (person) => ({ before: [[person.email, former]], after: [[person.next, former]] }),
  },
  {
    name: 'deletion',
    mails: ['her: Your account was deleted'],
    hasAccount: true,
    proven: null,
    operation: () => call('DeleteAccount', former),
    opens: ({ email }) => ({ before: [[email, former]], after: [] }),
  },
]
