export const changes = {
  confirmation: { operation: 'ConfirmEmail', words: 'a new address is confirmed' },
  change: { operation: 'UpdateEmail', words: 'the address is changed' },
  laterChange: { operation: 'UpdateEmail', words: 'a change that nobody has confirmed is followed by another' },
  recovery: { operation: 'SignIn', words: 'recovery, the address is confirmed' },
  adoption: { operation: 'SignIn', words: 'recovery, it never was, and its reader says the account is hers' },
  freshStart: { operation: 'SignIn', words: 'recovery, it never was, and she says it is not' },
  reversion: { operation: 'SignIn', words: 'recovery, it is from a change that can be taken back: from before it' },
  reversionSince: { operation: 'SignIn', words: 'the same: from since the change' },
  undo: { operation: 'UndoEmailChange', words: 'the change is taken back: from before it' },
  undoSince: { operation: 'UndoEmailChange', words: 'the same: from since the change' },
  deletion: { operation: 'DeleteAccount', words: 'its owner deletes it' },
  disuse: { operation: null, words: 'nobody uses it' },
} as const

export type Change = keyof typeof changes
export const changeNames = Object.keys(changes) as ReadonlyArray<Change>

export const harmless = [
  'UnlockSignIn',
  'RefreshToken',
  'SignOut',
  'CreateAccount',
  'RequestNewPassword',
  'UpdatePassword',
  'EndSession',
  'SendConfirmation',
  'MergeSavedJobs',
  'ForgetSavedJobs',
]

/** `returns`: back to the former address, and gone for who proved the later one. `none`: cannot occur. */
export type Outcome = 'stays' | 'goes' | 'returns' | 'none'

type Outcomes = Readonly<Record<Change, Outcome>>

const always = (outcome: Outcome) => Object.fromEntries(changeNames.map((change) => [change, outcome])) as Outcomes

const content: Outcomes = {
  ...always('stays'),
  freshStart: 'goes',
  reversion: 'returns',
  reversionSince: 'goes',
  undoSince: 'goes',
  deletion: 'goes',
  disuse: 'goes',
}

const opener: Outcomes = { ...always('goes'), confirmation: 'stays' }

const record: Outcomes = { ...content, reversionSince: 'returns', undoSince: 'stays' }

const unchangedOutcome = { adoption: 'none', freshStart: 'none', reversionSince: 'none' } as const

type Thing = { readonly tables: ReadonlyArray<string>; readonly outcomes: Outcomes }

export const things = {
  'other sessions': { tables: ['session_family', 'session_token'], outcomes: opener },
  password: { tables: ['Applicant'], outcomes: { ...opener, change: 'stays', laterChange: 'stays' } },
  names: { tables: ['Applicant'], outcomes: { ...content, reversionSince: 'returns', undoSince: 'stays' } },
  'temporary password': { tables: ['temporary_password'], outcomes: opener },
  'links that confirm': {
    tables: ['account_link'],
    outcomes: {
      ...always('goes'),
      change: 'none',
      recovery: 'none',
      reversion: 'none',
      undo: 'none',
      undoSince: 'none',
      deletion: 'none',
      disuse: 'none',
    },
  },
  'links that take an earlier change back': {
    tables: ['account_link'],
    outcomes: { ...content, undoSince: 'goes', ...unchangedOutcome },
  },
  'former addresses': { tables: ['former_email'], outcomes: { ...content, ...unchangedOutcome } },
  'job alerts that have moved along': {
    tables: ['moved_alert'],
    outcomes: { ...content, ...unchangedOutcome, confirmation: 'none' },
  },
  'job alerts of the address': {
    tables: ['subscriber', 'job_subscription'],
    outcomes: { ...always('stays'), deletion: 'goes', disuse: 'goes' },
  },
  'saved jobs': { tables: ['kept_job'], outcomes: content },
  drafts: { tables: ['application'], outcomes: content },
  'applications that were submitted': { tables: ['application', 'application_event'], outcomes: content },
  'parts of forms': { tables: ['application_part', 'application_section'], outcomes: content },
  'forms that were sent': { tables: ['application_form_sent'], outcomes: content },
  files: { tables: ['attachment', 'scan_queue'], outcomes: content },
  'equal-opportunity answers, not sent': {
    tables: ['equal_opportunity_answer'],
    outcomes: { ...content, adoption: 'goes' },
  },
  'Social Security number, not sent': { tables: ['application_secret'], outcomes: { ...content, adoption: 'goes' } },
  'both, sent': { tables: ['equal_opportunity_answer', 'application_secret'], outcomes: content },
  'what happened to it': { tables: ['account_event'], outcomes: record },
} as const satisfies Readonly<Record<string, Thing>>

export type ThingName = keyof typeof things
export const thingNames = Object.keys(things) as ReadonlyArray<ThingName>

export function ownershipTable(): string {
  const head = ['thing', ...changeNames]
  const rows = thingNames.map((name) => [name, ...changeNames.map((change) => things[name].outcomes[change])])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
