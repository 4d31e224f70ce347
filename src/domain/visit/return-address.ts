const placeholderOrigin = 'https://here.invalid'

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Decodes repeatedly, because `%252F%252F` may become `//` in a later reader. */
function isUnsafe(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address) || /[\\\p{Cc}]/u.test(address)) return true
  const further = decoded(address)
  return further !== address && isUnsafe(further)
}

export const findParameter = (search: string, name: string) =>
  [...new URLSearchParams(search)].find(([key]) => key.toLowerCase() === name)?.[1]

/**
 * Prevents open redirects: null for anything but a path of this site (C6-10), and for the sign-in page. @param search
 * query of the sign-in page
 */
export function returnAddress(search: string): string | null {
  const wanted = findParameter(search, 'redirect') ?? findParameter(search, 'returnurl') ?? ''
  const [path = ''] = wanted.split(/[?#]/)
  if (isUnsafe(path) || /[\\\p{Cc}]/u.test(wanted)) return null
  const { origin, pathname, search: query, hash } = new URL(wanted, placeholderOrigin)
  if (origin !== placeholderOrigin || pathname.startsWith('//') || /^\/account-login(\/|$)/i.test(pathname)) return null
  return `${pathname}${query}${hash}`
}

export const requestableForms = ['newPass', 'newEmail', 'signUp', 'recovery'] as const

export type RequestedForm = (typeof requestableForms)[number] | null

export function readRequestedForm(search: string): RequestedForm {
  const asked = findParameter(search, 'form')?.toLowerCase()
  return requestableForms.find((form) => form.toLowerCase() === asked) ?? null
}
