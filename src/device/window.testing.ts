export const makeStorage = (entries = new Map<string, string>(), tell: (key: string) => void = () => {}) => ({
  entries,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => {
    entries.set(key, text)
    tell(key)
  },
  removeItem: (key: string) => {
    entries.delete(key)
    tell(key)
  },
})

export function makeWindow(localStorage = makeStorage()) {
  const storages = { localStorage, sessionStorage: makeStorage() }
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = Object.assign(new EventTarget(), storages, { document })
  const happens = (type: string, about: object = {}) => window.dispatchEvent(Object.assign(new Event(type), about))
  return { ...storages, document, window, happens }
}
