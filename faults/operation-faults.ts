import type { Fault } from './fault.ts'

/** Faults in what every operation with a proof shares. */
export const operationFaults: ReadonlyArray<Fault> = [
  {
    name: 'a proof that is not used up: one calculation sends as often as it likes',
    file: 'src/server/captcha/captcha.ts',
    find: 'return valid !== null && useOnce(db, valid.nonce, valid.expiresAt, clock())',
    replace: 'return valid !== null',
    caughtBy: 'unit',
    within: 'src/server/captcha/proven-operation.test.ts',
  },
  {
    name: 'a proof that many calls hold at once: one calculation buys many hashes',
    file: 'src/server/captcha/captcha.ts',
    find: '    if (held.has(id)) return null\n',
    replace: '',
    caughtBy: 'unit',
    within: 'src/server/captcha/proven-operation.test.ts',
  },
  {
    name: 'a limit that is forgotten: a network sends as often as it can calculate',
    file: 'src/server/captcha/proven-operation.ts',
    find: '    if (!(await limit.allows({ address, now }))) throw new Refused(429, limit.refusal)\n',
    replace: '',
    caughtBy: 'unit',
    within: 'src/server/captcha/proven-operation.test.ts',
  },
  {
    name: 'a session that anybody ends who has its id',
    file: 'src/server/accounts/end-session.ts',
    find: "          .where('Applicant_ID', '=', applicantId)\n",
    replace: '',
    caughtBy: 'unit',
    within: 'src/server/strangers/strangers-rows.test.ts',
  },
  {
    name: 'a change of an e-mail that is taken back with what another person has applied for since',
    file: 'src/server/accounts/take-change-back.ts',
    find: '  await parts.takeApplicationsBack(db, { applicantId, since }, now)\n',
    replace: '',
    caughtBy: 'unit',
    within: 'src/server/accounts/ownership.test.ts',
  },
  {
    name: 'a mail with a full stop behind its link',
    file: 'src/server/mail/write-text.ts',
    find: '`${wrap(`${words}:`)}\\n${address}`',
    replace: '`${wrap(`${words}:`)}\\n${address}.`',
    caughtBy: 'unit',
    within: 'src/server/mail/every-mail.test.ts',
  },
  {
    name: 'a read that takes as many ids as fit into a body',
    file: 'src/server/transaction/argument-bounds.ts',
    find: '  if (ids.length > most.ids)\n',
    replace: '  if (ids.length > 1e9)\n',
    caughtBy: 'unit',
    within: 'src/server/transaction/argument-bounds.test.ts',
  },
  {
    name: 'an operation that hashes a password and is charged like any other',
    file: 'src/server/accounts/sign-in.ts',
    find: '  cost: () => 2 * costOfHash,\n',
    replace: '  cost: () => 2 * (costOfHash / 30),\n',
    caughtBy: 'unit',
    within: 'src/server/transaction/charges.test.ts',
  },
  {
    name: 'what is kept apart, found by one guess after another',
    file: 'src/server/applications/apart-parts.ts',
    find: 'const row = await findAnswer(db, application)\n    return row ? keptOf(row) : null',
    replace:
      'const row = await findAnswer(db, application)\n    return row ? { ...keptOf(row), content: row.content } : null',
    caughtBy: 'unit',
    within: 'src/server/applications/form-apart.test.ts',
  },
]
