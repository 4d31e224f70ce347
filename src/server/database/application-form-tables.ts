import type { Generated } from 'kysely'
import type { SectionName } from '#contract/application-sections.ts'
import type { Moment, OptionalMoment } from './application-tables.ts'

export type ApplicationFormTables = {
  application_part: {
    Application_ID: string
    section: SectionName
    /** Chosen by the client; '' in a section that is no list. */
    entry: string
    content: string
    version: number
    is_taken_over: Generated<boolean>
    added_at: Moment
    changed_at: Moment
    removed_at: OptionalMoment
  }
  /** A section without a row was not started. */
  application_section: {
    Application_ID: string
    section: SectionName
    state: 'in progress' | 'complete' | 'taken over'
    reopened_because: string | null
  }
  /** `sealed` is encrypted with age by the key `key_id`, in base64. */
  application_secret: {
    Application_ID: string
    kind: 'ssn'
    sealed: string
    key_id: string
    version: number
    save_id: Generated<string | null>
    changed_at: Moment
  }
  application_form_sent: { Application_ID: string; content: string; sent_at: Moment }
  equal_opportunity_answer: {
    Application_ID: string
    content: string
    version: number
    save_id: Generated<string | null>
    changed_at: Moment
  }
  /** `choice` is '' when nothing was chosen. No time finer than the year (UTC): a day could reveal whose answer it is. */
  equal_opportunity_count: { JobPosting_ID: string; year: number; kind: string; choice: string; count: number }
}
