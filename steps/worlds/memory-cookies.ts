import type { Cookies } from '#site/ports.ts'

export function cookiesInMemory() {
  const texts = new Map<string, string>()
  const watchers = new Set<() => void>()
  let isRefused = false
  const put = (name: string, text: string | null) => {
    if (text === null) texts.delete(name)
    else texts.set(name, text)
    for (const tell of Array.from(watchers)) tell()
  }
  const port: Cookies = {
    read: (name) => texts.get(name) ?? null,
    keep: (name, text) => {
      if (!isRefused) put(name, text)
      return !isRefused
    },
    watch: (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
  }
  return {
    port,
    put,
    refuse: (refused: boolean) => {
      isRefused = refused
    },
  }
}
