import type { Attempts } from '../limits/attempts.ts'
import type { ApplicationMails } from './application-mails.ts'
import type { SecretKeys } from './secret-keys.ts'

export type ApplicationParts = {
  readonly attempts: Pick<Attempts, 'may' | 'mayFrom'>
  readonly mails: ApplicationMails
  readonly genericId: string
  readonly hasWebhook: boolean
  readonly asksSsn: boolean
  readonly keys: SecretKeys
}
