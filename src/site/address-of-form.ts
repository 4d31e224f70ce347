import { paths } from '#addresses/paths.ts'
import type { AskedForm } from '#domain/visit/asked-form.ts'
import { returnAddress } from '#domain/visit/return-address.ts'

/** The address of another form, from where the visitor goes on to what she wanted. @param search the query of the page */
export const addressOfForm = (search: string, asked?: Exclude<AskedForm, null>) =>
  paths.signIn.to(returnAddress(search), asked)
