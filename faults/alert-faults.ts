import type { Fault } from './fault.ts'

export const alertFaults: ReadonlyArray<Fault> = [
  {
    name: 'an alert that comes twice: what a subscriber was told of is not noted',
    file: 'src/server/job-alerts/alert-mails.ts',
    find: 'told_version: newJobs.version',
    replace: 'told_version: 0',
  },
  {
    name: 'a hurried alert: a second mail on the same day',
    file: 'src/server/job-alerts/alert-mails.ts',
    find: 'gathered_at: hour.toISOString()',
    replace: "gathered_at: '2020-01-01'",
    caughtBy: 'unit',
  },
  {
    name: 'a question without end: it is asked every day of the second year',
    file: 'src/server/job-alerts/alert-mails.ts',
    find: 'asked_at: hour.toISOString()',
    replace: 'asked_at: null',
    caughtBy: 'unit',
  },
  {
    name: 'a press that is lost: the mail program that ends alerts is asked to open a browser',
    file: 'src/server/job-alerts/unsubscribe-route.ts',
    find: "return { by: 'one click' }",
    replace: 'return null',
    caughtBy: 'unit',
  },
  {
    name: 'a mail for strangers: a keyword is told as it was typed',
    file: 'src/domain/jobs/describe-search.ts',
    find: '.filter((word) => jobWords.has(word))',
    replace: '',
    caughtBy: 'unit',
    within: 'src/server/job-alerts/strangers-words.test.ts',
  },
  {
    name: 'a relay that ends alerts: any refusal counts as one of the address',
    file: 'src/server/mail/email-addresses.ts',
    find: 'return enhanced.test(words) ? addressStatusPattern.test(words) : isUnknownRecipient(words)',
    replace: 'return words !== null',
    caughtBy: 'unit',
    within: 'src/server/mail/refused-mail.test.ts',
  },
]
