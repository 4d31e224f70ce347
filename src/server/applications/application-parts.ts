import type { Attempts } from '../limits/attempts.ts'
import type { ApplicationMails } from './application-mails.ts'
import type { SecretKeys } from './secret-keys.ts'

/** What the operations of applying are made with. */
export type ApplicationParts = {
  readonly attempts: Pick<Attempts, 'may' | 'mayFrom'>
  readonly mails: ApplicationMails
  /** The posting that the firm has for no job in particular. */
  readonly genericId: string
  /** Whether a system of the firm's is told what comes to pass. */
  readonly hasWebhook: boolean
  /** Whether the firm wants Social Security numbers. */
  readonly asksSsn: boolean
  readonly keys: SecretKeys
}
