/** Where a browser keeps what its visitor chose about cookies. */
export type CookieJar = {
  /** Stores what the cookie says; false when the browser did not keep it. */
  readonly keep: (stored: string) => boolean
  /** Tells what the cookie says, now and whenever it may have changed elsewhere. @returns what ends that. */
  readonly watch: (tell: (stored: string | null) => void) => () => void
}

const name = 'cookie_preferences'

/** 180 days, in seconds (C3.8-08). */
const lifetime = 180 * 24 * 60 * 60

/** The text of a cookie; as it stands when it is not well encoded. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** What the cookies of a document say about one of them. */
const find = (cookies: string): string | null => {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair === undefined ? null : decode(pair.slice(name.length + 1))
}

function read({ document }: Window): string | null {
  try {
    return find(document.cookie)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function write({ document, location }: Window, stored: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${stored}; Max-Age=${lifetime}; Path=/; SameSite=Strict${secure}`
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** One cookie of a browser, in step across tabs where the browser tells, else when a tab is looked at again (C3.8-07 to C3.8-10). */
export function cookieJarOf(window: Window): CookieJar {
  const store: EventTarget | undefined = 'cookieStore' in window ? window.cookieStore : undefined
  return {
    keep: (stored) => {
      write(window, stored)
      return read(window) === stored
    },
    watch: (tell) => {
      const tellAgain = () => tell(read(window))
      const lookAgain = () => {
        if (window.document.visibilityState === 'visible') tellAgain()
      }
      tellAgain()
      store?.addEventListener('change', tellAgain)
      window.document.addEventListener('visibilitychange', lookAgain)
      window.addEventListener('pageshow', lookAgain)
      return () => {
        store?.removeEventListener('change', tellAgain)
        window.document.removeEventListener('visibilitychange', lookAgain)
        window.removeEventListener('pageshow', lookAgain)
      }
    },
  }
}

/** Whether the browser asks every site not to sell or share what it learns (C4.2-03). */
export const sendsPrivacySignal = ({ navigator }: Window): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
