import type * as readers from '#contract/readers.ts'
import type * as accountWriter from '#domain/account/account-data-page.ts'

/** What reads the payloads of replies, which comes with the first of them. */
export type Readers = typeof readers

/** What writes all that an account keeps as a page, which comes when somebody asks for that. */
export type AccountWriter = typeof accountWriter
