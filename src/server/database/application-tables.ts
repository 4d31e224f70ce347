import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ApplicationState, ScanState } from '#contract/application-states.ts'

export type Moment = ColumnType<Date, string, string>
export type OptionalMoment = ColumnType<Date | null, string | null | undefined, string | null>

/** An application, from its draft on; `posting` is the posting as it stood then, as JSON, null for no job in particular. */
type ApplicationTable = {
  Application_ID: string
  Applicant_ID: string
  JobPosting_ID: string
  posting: string | null
  /** What the firm has decided, and what of it the applicant was told. */
  state: ApplicationState
  told_state: ApplicationState
  note: Generated<string>
  started_at: Moment
  /** When a draft was last changed by its writer. */
  changed_at: Moment
  /** When it was first submitted. */
  submitted_at: OptionalMoment
  /** When it was withdrawn, or its applicant was told of an end. */
  ended_at: OptionalMoment
  /** When its writer was told that the job of the draft has closed. */
  closing_told_at: OptionalMoment
  /** How often it was written that the draft ends, at most twice since it was last changed. */
  reminders: Generated<number>
  /** When it was said that the draft ends; null where nothing was said. */
  ends_at: OptionalMoment
}

/** A file of an application; what was never sent goes a day after it was removed, what was sent with its application. */
type AttachmentTable = {
  /** Chosen by the client, so that a repeated upload is the same file. */
  Attachment_ID: string
  Application_ID: string
  AttachmentType_ID: string
  /** As its owner calls it, and as files may be called (C5-12 to C5-14). */
  name: string
  file_name: string
  /** Where it is kept, and the key that it is encrypted with. */
  stored_name: string
  key_id: string
  /** In bytes. */
  size: number
  uploaded_at: Moment
  scan: ScanState
  /** When it was submitted; null for what is still in preparation. */
  sent_at: OptionalMoment
  /** When its owner took it away, or sent another in its place. */
  removed_at: OptionalMoment
}

/** The tables of applications, and of what the firm is told of them. */
export type ApplicationTables = {
  application: ApplicationTable
  /** What became of an application; `told_at` is null for what its applicant was not told. */
  application_event: {
    id: GeneratedAlways<number>
    Application_ID: string
    state: ApplicationState
    at: Moment
    told_at: OptionalMoment
  }
  attachment: AttachmentTable
  /** What came to pass with applications for a posting, without a word of who it was; `job` is its title and number. */
  firm_news: {
    id: GeneratedAlways<number>
    what: 'submitted' | 'resubmitted' | 'withdrawn'
    JobPosting_ID: string
    job: string
    reason: string | null
    /** Whether the address of its applicant was confirmed when she sent it; null where nobody knows, or nothing was sent. */
    is_confirmed: ColumnType<boolean | null, boolean | null | undefined, never>
    at: Moment
    mailed_at: OptionalMoment
  }
  /** One row: the folder that the files of this database stand in, and what its mark is. */
  files_folder: {
    id: number
    name: string
    /** What stands in the mark of the folder; null before it was first marked. */
    generation: string | null
    /** What is being written there; null when nothing is. */
    next_generation: string | null
    /** The server and the number of the database that the mark was made for; a copy has another. */
    home: string | null
    /** How many files without a row the last sweep has left because they were too many; 0 when it has left none. */
    unknown_files: Generated<number>
  }
  /** Files that no row leads to any more, and whether that came with time; a trigger of `attachment` writes it. */
  file_removal: { stored_name: string; at: Generated<Date>; is_by_term: boolean }
  /** What files are encrypted with where the configuration gives no keys. */
  file_key: { id: GeneratedAlways<number>; identity: string; created_at: Moment }
}
