import type { Attempts } from '../limits/attempts.ts'
import type { ApplicationMails } from './application-mails.ts'
import type { SecretKeys } from './secret-keys.ts'

export type ApplicationParts = {
  readonly attempts: Pick<Attempts, 'may' | 'consumeAttempt'>
  readonly mails: ApplicationMails
  readonly genericId: string
  readonly hasWebhook: boolean
  readonly hasSsnQuestion: boolean
  readonly keys: SecretKeys
}
