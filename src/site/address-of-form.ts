import { paths } from '#addresses/paths.ts'
import { type RequestedForm, returnAddress } from '#domain/visit/return-address.ts'

export const accountFormAddress = (search: string, asked?: Exclude<RequestedForm, null>) =>
  paths.signIn.to(returnAddress(search), asked)
