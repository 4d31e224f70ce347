import { parseApplyJobId } from '#addresses/application-address.ts'
import { account } from '#content/account.ts'
import { returnAddress } from '#domain/visit/return-address.ts'

export function findApplicationNotice(search: string): { readonly title: string; readonly text: string } | null {
  const wanted = returnAddress(search)
  return wanted === null || parseApplyJobId(wanted) === null ? null : account.applications
}
