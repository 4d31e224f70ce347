const password = /(?<!file:\/?)\/\/\S*@/g
const passwordParameter = /\b(pass(?:word|wd)?)=[^&\s]*/gi
/** Bounded to search long texts in linear time. */
const mailAddress = /[^\s@"'<>(),:;/\\[\]…]{1,64}@[^\s@"'<>(),:;/\\[\]]{1,255}/g

const secretId = /\b[\da-f]{32}\b/gi

export const hidePrivate = (text: string): string =>
  text.replace(password, '//…@').replace(passwordParameter, '$1=…').replace(mailAddress, '…@…').replace(secretId, '…')

const scheme = /^[a-z][a-z\d+.-]*:\/\//i

export const showScheme = (value: string): string => `${scheme.exec(value)?.[0] ?? ''}…`

export const showAddress = (value: string): string =>
  scheme.test(value) ? value.replace(/(?<=:\/\/).*@/s, '…@').replace(/[?#].*$/s, '') : value
