import type { Operation } from './transaction.ts'

/** In milliseconds (C7.1-07). */
export const transactionTimeout = 180_000

export const transactionPath = 'data/post_transaction'

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

export const call = (name: string, ...args: ReadonlyArray<string>): Operation => ({
  PrefetchPath: '',
  Params: [name, ...args],
  Actions: [],
  EndMethod: 'Save',
  ReturnData: true,
  BlackList: [],
})

export const isRead = ({ PrefetchPath, Actions }: Operation): boolean => PrefetchPath !== '' && Actions.length === 0

export const transactionTag = ([first]: ReadonlyArray<Operation>): string | undefined =>
  first?.PrefetchPath || first?.Params[0] || undefined
