import type { TransactOptions } from '#contract/site-api.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import type { UploadAsked } from '#contract/upload.ts'

/** Who sends a file, what ends that, and who is told how many bytes have left. */
export type UploadOptions = Pick<TransactOptions, 'token' | 'signal'> & { readonly tell: (sent: number) => void }

/** Puts a file of an application where it is asked. Rejects as the transaction call does. */
export type Upload = (asked: UploadAsked, file: File, options: UploadOptions) => Promise<TransactionReply>
