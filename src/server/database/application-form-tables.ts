import type { Generated } from 'kysely'
import type { SectionName } from '#contract/application-sections.ts'
import type { Moment, OptionalMoment } from './application-tables.ts'

/** The tables of the form of an application. */
export type ApplicationFormTables = {
  /** What stands in a section, or in an entry of a list, as JSON of what was written, right or wrong. */
  application_part: {
    Application_ID: string
    section: SectionName
    /** The id that the client gave an entry; '' in a section that is no list. */
    entry: string
    content: string
    /** Counts the changes, from 1. */
    version: number
    /** Whether it came from the last application and nobody has changed it, or called its section complete, since. */
    is_taken_over: Generated<boolean>
    added_at: Moment
    changed_at: Moment
    /** When its writer took it away; it goes a day after. */
    removed_at: OptionalMoment
  }
  /** How far a section is; one without a row was not started. */
  application_section: {
    Application_ID: string
    section: SectionName
    state: 'in progress' | 'complete' | 'taken over'
    /** Why it was opened again that was complete. */
    reopened_because: string | null
  }
  /** What nobody may read who has the database alone; `sealed` is encrypted by age, in base64, with the key that is named. */
  application_secret: {
    Application_ID: string
    kind: 'ssn'
    sealed: string
    key_id: string
    version: number
    /** What its client has called the save that wrote it. */
    save_id: Generated<string | null>
    changed_at: Moment
  }
  /** The form as it was sent, in words, as JSON, without what is kept apart. */
  application_form_sent: { Application_ID: string; content: string; sent_at: Moment }
  /**
   * What somebody chose to tell for equal opportunity, as JSON. It is counted for the posting and deleted the day after its form was
   * sent, unless the firm must keep it by person.
   */
  equal_opportunity_answer: {
    Application_ID: string
    content: string
    version: number
    /** What its client has called the save that wrote it. */
    save_id: Generated<string | null>
    changed_at: Moment
  }
  /**
   * How often each was answered by those who sent a form for a posting in a year (UTC); '' where nothing was chosen. No finer time
   * is kept: with the day of a count one could say whose answer it holds.
   */
  equal_opportunity_count: { JobPosting_ID: string; year: number; kind: string; choice: string; count: number }
}
