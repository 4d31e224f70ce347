import type { Cookies } from '#site/ports.ts'

function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

export function findCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair === undefined ? null : decode(pair.slice(name.length + 1))
}

function read({ document }: Window, name: string): string | null {
  try {
    return findCookie(document.cookie, name)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function write({ document, location }: Window, cookie: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${cookie}; Path=/; SameSite=Strict${secure}`
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

export function createBrowserCookies(window: Window): Cookies {
  const store: EventTarget | undefined = 'cookieStore' in window ? window.cookieStore : undefined
  return {
    read: (name) => read(window, name),
    keep: (name, text, lifetime) => {
      write(window, `${name}=${text}; Max-Age=${lifetime}`)
      return read(window, name) === text
    },
    watch: (tell) => {
      const notifyWhenVisible = () => {
        if (window.document.visibilityState === 'visible') tell()
      }
      store?.addEventListener('change', tell)
      window.document.addEventListener('visibilitychange', notifyWhenVisible)
      window.addEventListener('pageshow', notifyWhenVisible)
      return () => {
        store?.removeEventListener('change', tell)
        window.document.removeEventListener('visibilitychange', notifyWhenVisible)
        window.removeEventListener('pageshow', notifyWhenVisible)
      }
    },
  }
}
