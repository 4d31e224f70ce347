import type * as readers from '#contract/readers.ts'
import type * as accountWriter from '#domain/account/account-data-page.ts'

export type Readers = typeof readers

export type AccountWriter = typeof accountWriter
