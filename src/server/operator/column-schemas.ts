import { Schema } from 'effect'
import { ApplicationSection, PartValues, SentForm } from '#contract/application-form.ts'
import { applicationStates, scanStates } from '#contract/application-states.ts'
import { JobPostingHeader } from '#contract/jobs.ts'
import { TransactionReply } from '#contract/transaction.ts'

type ColumnSchema = Schema.Codec<unknown, unknown>

const json = (schema: ColumnSchema): ColumnSchema => Schema.fromJsonString(schema)

const { Description, City, State, State_ID, JobPostingGroups } = JobPostingHeader.fields

const states = Schema.Literals(applicationStates)
const values = json(PartValues)
const section = ApplicationSection.fields.Section

export const columnSchemas: Readonly<Record<string, Readonly<Record<string, ColumnSchema>>>> = {
  application: { posting: json(JobPostingHeader), state: states, told_state: states },
  application_event: { state: states },
  application_part: { section, content: values },
  application_section: { section },
  application_form_sent: { content: json(SentForm.fields.Sections) },
  attachment: { scan: Schema.Literals(scanStates) },
  business_profile: { Profile: values },
  equal_opportunity_answer: { content: values },
  idempotency_key: { reply: json(TransactionReply) },
  subscription_subject: {
    posting: json(Schema.Struct({ Description, City, State, State_ID, JobPostingGroups })),
  },
  webhook_outbox: {
    body: json(
      Schema.Struct({ event: Schema.String, application: Schema.String, posting: Schema.String, at: Schema.String }),
    ),
  },
}
