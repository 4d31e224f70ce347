import { paths } from '#addresses/paths.ts'
import type { AskedForm } from '#domain/visit/asked-form.ts'
import { returnAddress } from '#domain/visit/return-address.ts'

export const addressOfForm = (search: string, asked?: Exclude<AskedForm, null>) =>
  paths.signIn.to(returnAddress(search), asked)
