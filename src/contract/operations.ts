import type { Operation } from './transaction.ts'

/** How long a client waits for a reply, in milliseconds (C7.1-07). */
export const transactionTimeout = 180_000

/** Where transactions go, relative to the API base (C7.1-01). */
export const transactionPath = 'data/post_transaction'

/** A read of one entity: all rows, or those with the given ids. */
export const read = (
  entity: string,
  ids: ReadonlyArray<string> = [],
  leaveOut: ReadonlyArray<string> = [],
): Operation => ({
  PrefetchPath: entity,
  Params: ids,
  Actions: [],
  EndMethod: 'Save',
  ReturnData: true,
  BlackList: leaveOut,
})

/** A named operation with its ordered arguments, e.g. `call('SignIn', email, password, '')`. */
export const call = (name: string, ...args: ReadonlyArray<string>): Operation => ({
  PrefetchPath: '',
  Params: [name, ...args],
  Actions: [],
  EndMethod: 'Save',
  ReturnData: true,
  BlackList: [],
})

/** Whether an operation changes nothing, so that it may be repeated as often as need be. */
export const isRead = ({ PrefetchPath, Actions }: Operation): boolean => PrefetchPath !== '' && Actions.length === 0

/** The value of query parameter `t`: the first prefetch path, else the first parameter, else nothing (C7.1-02, C7.1-03). */
export const transactionTag = ([first]: ReadonlyArray<Operation>): string | undefined =>
  first?.PrefetchPath || first?.Params[0] || undefined
