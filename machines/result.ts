/** `refused`: the server's no. `lost`: no answer came, so it may have been done. */
export type FailureReason = 'refused' | 'lost'

export type Failure<Reason extends string = FailureReason> = {
  readonly ok: false
  readonly reason: Reason
  readonly message: string
}

export type Result<Value, Reason extends string = FailureReason> =
  | { readonly ok: true; readonly value: Value }
  | Failure<Reason>

type AnyResult = Result<unknown, string>

export const resultGuards = {
  isOk: (_: unknown, { ok }: AnyResult) => ok,
  isRefused: (_: unknown, result: AnyResult) => !result.ok && result.reason === 'refused',
}

export const failureMessage = (result: AnyResult): string => (result.ok ? '' : result.message)
