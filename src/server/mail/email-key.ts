export const emailKey = (email: string): string => email.trim().toLowerCase()
