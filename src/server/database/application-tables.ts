import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ApplicationState, ScanState } from '#contract/application-states.ts'

export type Moment = ColumnType<Date, string, string>
export type OptionalMoment = ColumnType<Date | null, string | null | undefined, string | null>

/** `posting` is JSON of the posting at that time; null for no job in particular. */
type ApplicationTable = {
  Application_ID: string
  Applicant_ID: string
  JobPosting_ID: string
  posting: string | null
  state: ApplicationState
  told_state: ApplicationState
  note: Generated<string>
  started_at: Moment
  changed_at: Moment
  submitted_at: OptionalMoment
  /** Set on withdrawal, or when the applicant is told of an end. */
  ended_at: OptionalMoment
  closing_told_at: OptionalMoment
  reminders: Generated<number>
  /** The end date announced by a reminder; null when none was sent. */
  ends_at: OptionalMoment
}

/** An unsent file goes a day after its removal, a sent one with its application. */
type AttachmentTable = {
  Attachment_ID: string
  Application_ID: string
  AttachmentType_ID: string
  name: string
  file_name: string
  stored_name: string
  key_id: string
  size: number
  uploaded_at: Moment
  scan: ScanState
  sent_at: OptionalMoment
  removed_at: OptionalMoment
}

export type ApplicationTables = {
  application: ApplicationTable
  /** `told_at` is null when the applicant was not told. */
  application_event: {
    id: GeneratedAlways<number>
    Application_ID: string
    state: ApplicationState
    at: Moment
    told_at: OptionalMoment
  }
  attachment: AttachmentTable
  firm_news: {
    id: GeneratedAlways<number>
    what: 'submitted' | 'resubmitted' | 'withdrawn'
    JobPosting_ID: string
    job: string
    reason: string | null
    is_confirmed: ColumnType<boolean | null, boolean | null | undefined, never>
    at: Moment
    mailed_at: OptionalMoment
  }
  files_folder: {
    id: number
    name: string
    generation: string | null
    next_generation: string | null
    home: string | null
    unknown_files: Generated<number>
  }
  /** Files without a row, listed by a trigger of `attachment`. `is_by_term`: stays while a backup may name it. */
  file_removal: { stored_name: string; at: Generated<Date>; is_by_term: boolean }
  file_key: { id: GeneratedAlways<number>; identity: string; created_at: Moment }
}
