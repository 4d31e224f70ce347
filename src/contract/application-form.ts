import { Effect, Schema } from 'effect'
import { sections, sectionNames, sectionStates, type Child } from './application-sections.ts'
import { nullable } from './fields.ts'

export const PartValues = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Array(Schema.String)]))
export type PartValues = typeof PartValues.Type

export const ApplicationPart = Schema.Struct({
  /** '' in a section that is not a list. */
  Entry: Schema.String,
  Version: Schema.Number,
  Values: PartValues,
  ChangedAt: Schema.String,
  IsTakenOver: Schema.Boolean,
})
export type ApplicationPart = typeof ApplicationPart.Type

const Section = Schema.Literals([...sectionNames, 'attachments'] as const)

export const ApplicationSection = Schema.Struct({
  Section,
  State: Schema.Literals(sectionStates),
  ReopenedBecause: nullable(Schema.String),
})
export type ApplicationSection = typeof ApplicationSection.Type

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

/** Parts and `Form` are filled only when read by application id, not in lists. An SSN is masked except for its end. */
export const formFields = {
  Sections: list(ApplicationSection),
  ...(Object.fromEntries(sectionNames.map((name) => [sections[name].child, Parts])) as {
    readonly [Name in Child]: typeof Parts
  }),
  Form: nullable(SentForm),
}

/**
 * `Newer`: changed since it was read, nothing was written; to overwrite, send its version. `Gone`: no such entry. Parts
 * kept apart never come in `Newer`.
 */
export const SavedPart = Schema.Union([
  Schema.Struct({ Version: Schema.Number }),
  Schema.Struct({
    Newer: Schema.Struct({
      Version: Schema.Number,
      Values: Schema.NullOr(PartValues),
      ChangedAt: Schema.String,
      IsRemoved: Schema.Boolean,
    }),
  }),
  Schema.Struct({ Gone: Schema.Literal(true) }),
])
export type SavedPart = typeof SavedPart.Type

export const JudgedSection = Schema.Struct({
  Problems: Schema.Array(Schema.Struct({ Entry: Schema.String, Field: Schema.String, Message: Schema.String })),
})
export type JudgedSection = typeof JudgedSection.Type

export const applicationFormOutcomes = ['submitted', 'incomplete', 'scanning', 'closed', 'ended'] as const

export const ApplicationFormOutcome = Schema.Struct({
  Outcome: Schema.Literals(applicationFormOutcomes),
  Sections: Schema.Array(Schema.Struct({ Section, Reason: Schema.String })),
})
export type ApplicationFormOutcome = typeof ApplicationFormOutcome.Type

export const decodeSavedPart = Schema.decodeUnknownSync(Schema.fromJsonString(SavedPart))
export const decodeJudgedSection = Schema.decodeUnknownSync(Schema.fromJsonString(JudgedSection))
export const decodeApplicationFormOutcome = Schema.decodeUnknownSync(Schema.fromJsonString(ApplicationFormOutcome))
