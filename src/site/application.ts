import { jobToApplyFor } from '#addresses/application-address.ts'
import { account } from '#content/account.ts'
import { returnAddress } from '#domain/visit/return-address.ts'

/** Why she is to sign in, for anyone who was on her way to apply (C2.1-25); null for everyone else. @param search of the sign-in */
export function applicationBehind(search: string): { readonly title: string; readonly text: string } | null {
  const wanted = returnAddress(search)
  return wanted === null || jobToApplyFor(wanted) === null ? null : account.applications
}
