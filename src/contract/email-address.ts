/** What an address in the wrong form is told (C5-04, C8-10). */
export const badEmail = 'Please enter a valid email'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(String.raw`^[\w.!#$%&'*+/=?^{|}~\x60-]{1,64}@${label}(?:\.${label})+$`, 'i')

/** Whether a text has the form of an address: one `@`, a domain with a dot, nothing a mail header could be broken with. */
export const isEmailAddress = (text: string): boolean => address.test(text)
