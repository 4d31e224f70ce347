const phrase = 'correcthorsebatterystaple'

/** Whether a password is the phrase of a well-known comic about passwords, whatever its case and its blanks (J5-27, J5-28). */
export const isKnownPhrase = (password: string) => password.replaceAll(/\s/g, '').toLowerCase() === phrase
