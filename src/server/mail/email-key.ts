/** The form under which an e-mail address is known, in whatever case it was typed. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
