const password = /(?<!file:\/?)\/\/\S*@/g
const passwordParameter = /\b(pass(?:word|wd)?)=[^&\s]*/gi
/** Bounded, so that a long text is searched once. */
const mailAddress = /[^\s@"'<>(),:;/\\[\]…]{1,64}@[^\s@"'<>(),:;/\\[\]]{1,255}/g

/** What the site has sent one person to identify her, such as a subscription id (J6-07). */
const secretId = /\b[\da-f]{32}\b/gi

/** A text without e-mail addresses, secret ids, and the users and passwords of addresses. */
export const hidePrivate = (text: string): string =>
  text.replace(password, '//…@').replace(passwordParameter, '$1=…').replace(mailAddress, '…@…').replace(secretId, '…')

const scheme = /^[a-z][a-z\d+.-]*:\/\//i

/** What may be shown of a value that may hold a password wherever it is wrong: how it begins. */
export const showScheme = (value: string): string => `${scheme.exec(value)?.[0] ?? ''}…`

/** A value as it may be shown; an address without user, password and parameters, whatever these hold. */
export const showAddress = (value: string): string =>
  scheme.test(value) ? value.replace(/(?<=:\/\/).*@/s, '…@').replace(/[?#].*$/s, '') : value
