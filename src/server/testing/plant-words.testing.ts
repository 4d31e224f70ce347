export type PlantedKind = 'text' | 'email' | 'password' | 'path'

export type Canary = {
  readonly word: string
  readonly kind: PlantedKind
  readonly place: string
  readonly forms: ReadonlyArray<string>
}

const letters = 'bcdfghjklmnpqrtvwx'

/** All words have the same length, so that none contains another. */
const encodeIndex = (index: number) =>
  [0, 1, 2, 3].map((place) => letters[Math.floor(index / letters.length ** place) % letters.length]).join('')

const base64Encodings = (text: string) =>
  [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)])
    const length = Math.floor((bytes.length * 4) / 3)
    return bytes.toString('base64').slice(offset === 0 ? 0 : offset + 1, length)
  })

const encodedForms = (word: string) => [
  ...new Set(
    [word, word.toLowerCase(), word.toUpperCase()].flatMap((form) => [
      form,
      encodeURIComponent(form),
      JSON.stringify(form).slice(1, -1),
      ...base64Encodings(form),
    ]),
  ),
]

export function createCanaryFactory() {
  const planted: Canary[] = []
  const remember = (kind: PlantedKind, place: string, word: string) => {
    planted.push({ word, kind, place, forms: encodedForms(word) })
    return word
  }
  const plant = (kind: PlantedKind, place: string) =>
    remember(kind, place, `Zq${encodeIndex(planted.length)}${kind === 'text' || kind === 'password' ? 'ñok' : 'vok'}`)
  const plantDigits = (place: string, offset: string) =>
    remember('text', place, `${offset}-${String(planted.length).padStart(4, '0')}`)
  return {
    planted,
    plant,
    text: (place: string) => plant('text', place),
    email: (place: string) => `${plant('email', place)}@${plant('email', place)}.example`,
    password: (place: string) => plant('password', place),
    phone: (place: string) => plantDigits(place, '999-555'),
    zip: (place: string) => plantDigits(place, '98989'),
  }
}

export type CanaryFactory = ReturnType<typeof createCanaryFactory>

const prefixLength = 6

type Index = Map<string, Array<{ readonly form: string; readonly of: Canary }>>

const indexes = new WeakMap<ReadonlyArray<Canary>, { size: number; readonly index: Index }>()

function buildIndex(planted: ReadonlyArray<Canary>): Index {
  const cached = indexes.get(planted) ?? { size: 0, index: new Map() }
  for (const of of planted.slice(cached.size))
    for (const form of of.forms) {
      const start = form.slice(0, prefixLength)
      const others = cached.index.get(start)
      if (others) others.push({ form, of })
      else cached.index.set(start, [{ form, of }])
    }
  cached.size = planted.length
  indexes.set(planted, cached)
  return cached.index
}

export function findPlanted(planted: ReadonlyArray<Canary>, text: string) {
  const index = buildIndex(planted)
  const found = new Map<Canary, string>()
  for (const variant of [text, text.toLowerCase(), text.replaceAll('-', '+').replaceAll('_', '/')])
    for (let at = 0; at < variant.length; at += 1) {
      const [match] = (index.get(variant.slice(at, at + prefixLength)) ?? []).filter(({ form }) =>
        variant.startsWith(form, at),
      )
      if (match) found.set(match.of, match.form)
    }
  return [...found].map(([{ word, kind, place }, form]) => ({ word, kind, place, found: form }))
}
