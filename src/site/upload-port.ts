import type { TransactOptions } from '#contract/site-api.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import type { UploadRequest } from '#contract/upload.ts'

export type UploadOptions = Pick<TransactOptions, 'token' | 'signal'> & { readonly tell: (sent: number) => void }

export type Upload = (asked: UploadRequest, file: File, options: UploadOptions) => Promise<TransactionReply>
