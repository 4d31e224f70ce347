export const badEmail = 'Please enter a valid email'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(String.raw`^[\w.!#$%&'*+/=?^{|}~\x60-]{1,64}@${label}(?:\.${label})+$`, 'i')

export const isEmailAddress = (text: string): boolean => address.test(text)
