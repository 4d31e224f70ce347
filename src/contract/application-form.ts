import { Effect, Schema } from 'effect'
import { sections, sectionNames, sectionStates, type Child } from './application-sections.ts'
import { nullable } from './fields.ts'

/** What somebody has written, by the names of the fields. */
export const PartValues = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)]))
export type PartValues = typeof PartValues.Type

/** A part of an application as it stands; moments are in ISO 8601. */
export const ApplicationPart = Schema.Struct({
  /** The id of an entry of a list; '' in a section that is none. */
  Entry: Schema.String,
  /** Counts its changes, from 1. */
  Version: Schema.Number,
  Values: PartValues,
  ChangedAt: Schema.String,
  /** Whether it came from the last application and nobody has changed it or called its section complete since. */
  IsTakenOver: Schema.Boolean,
})
export type ApplicationPart = typeof ApplicationPart.Type

const Section = Schema.Literals([...sectionNames, 'attachments'] as const)

/** How far a section of an application is. */
export const ApplicationSection = Schema.Struct({
  Section,
  State: Schema.Literals(sectionStates),
  /** Why it was opened again that was complete; null for one that was not. */
  ReopenedBecause: nullable(Schema.String),
})
export type ApplicationSection = typeof ApplicationSection.Type

/** A form as it was sent, in the words that stood on it then, without what is kept apart. */
export const SentForm = Schema.Struct({
  SentAt: Schema.String,
  Sections: Schema.Array(
    Schema.Struct({
      Section: Schema.String,
      Title: Schema.String,
      Entries: Schema.Array(
        Schema.Array(Schema.Struct({ Field: Schema.String, Label: Schema.String, Value: Schema.String })),
      ),
    }),
  ),
})
export type SentForm = typeof SentForm.Type

const list = <Item extends Schema.Constraint>(item: Item) =>
  Schema.Array(item).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))

const Parts = list(ApplicationPart)

/**
 * The children of an application that make its form (C3.1-05). Parts and what was sent are there where the application was asked
 * for by its id; a list of applications has them not, for they may be long. Of a Social Security number all but its end is hidden.
 */
export const formFields = {
  Sections: list(ApplicationSection),
  ...(Object.fromEntries(sectionNames.map((name) => [sections[name].child, Parts])) as {
    readonly [Name in Child]: typeof Parts
  }),
  Form: nullable(SentForm),
}

/**
 * How saving a part ended: the version that it has now; `Newer`, somebody has changed it since it was read, nothing was written,
 * and writing over it takes its version; `Gone`, there is no such entry. What is kept apart is not in `Newer`: it is read.
 */
export const SavedPart = Schema.Union([
  Schema.Struct({ Version: Schema.Number }),
  Schema.Struct({
    Newer: Schema.Struct({
      Version: Schema.Number,
      Values: Schema.NullOr(PartValues),
      ChangedAt: Schema.String,
      /** Whether it was taken away meanwhile; writing over it brings it back. */
      IsRemoved: Schema.Boolean,
    }),
  }),
  Schema.Struct({ Gone: Schema.Literal(true) }),
])
export type SavedPart = typeof SavedPart.Type

/** What is wrong with a section, in words, by the ids of its entries and the names of their fields; it is complete when nothing is. */
export const JudgedSection = Schema.Struct({
  Problems: Schema.Array(Schema.Struct({ Entry: Schema.String, Field: Schema.String, Message: Schema.String })),
})
export type JudgedSection = typeof JudgedSection.Type

/**
 * How submitting all ended: 'submitted'; 'incomplete', for the sections that are named, each with the reason; 'scanning', files are
 * still looked at; 'closed', the job is not open any more; 'ended', the application is over.
 */
export const wholeOutcomes = ['submitted', 'incomplete', 'scanning', 'closed', 'ended'] as const

export const WholeOutcome = Schema.Struct({
  Outcome: Schema.Literals(wholeOutcomes),
  Sections: Schema.Array(Schema.Struct({ Section, Reason: Schema.String })),
})
export type WholeOutcome = typeof WholeOutcome.Type

/** What reads the answers. @throws when the payload is none */
export const decodeSavedPart = Schema.decodeUnknownSync(Schema.fromJsonString(SavedPart))
export const decodeJudgedSection = Schema.decodeUnknownSync(Schema.fromJsonString(JudgedSection))
export const decodeWholeOutcome = Schema.decodeUnknownSync(Schema.fromJsonString(WholeOutcome))
