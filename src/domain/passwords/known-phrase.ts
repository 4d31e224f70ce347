const phrase = 'correcthorsebatterystaple'

export const isKnownPhrase = (password: string) => password.replaceAll(/\s/g, '').toLowerCase() === phrase
