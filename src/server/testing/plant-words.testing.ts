export type PlantedKind = 'text' | 'email' | 'password' | 'path'

export type PlantedWord = {
  readonly word: string
  readonly kind: PlantedKind
  readonly place: string
  readonly forms: ReadonlyArray<string>
}

const letters = 'bcdfghjklmnpqrtvwx'

/** All words have the same length, so that none contains another. */
const encodeIndex = (at: number) =>
  [0, 1, 2, 3].map((place) => letters[Math.floor(at / letters.length ** place) % letters.length]).join('')

const inBase64 = (text: string) =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
    const whole = Math.floor((bytes.length * 4) / 3)
    return bytes.toString('base64').slice(before === 0 ? 0 : before + 1, whole)
  })

const encodedForms = (word: string) => [
  ...new Set(
    [word, word.toLowerCase(), word.toUpperCase()].flatMap((form) => [
      form,
      encodeURIComponent(form),
      JSON.stringify(form).slice(1, -1),
      ...inBase64(form),
    ]),
  ),
]

export function createPlanter() {
  const planted: PlantedWord[] = []
  const remember = (kind: PlantedKind, place: string, word: string) => {
    planted.push({ word, kind, place, forms: encodedForms(word) })
    return word
  }
  const plant = (kind: PlantedKind, place: string) =>
    remember(kind, place, `Zq${encodeIndex(planted.length)}${kind === 'text' || kind === 'password' ? 'ñok' : 'vok'}`)
  const digits = (place: string, before: string) =>
    remember('text', place, `${before}-${String(planted.length).padStart(4, '0')}`)
  return {
    planted,
    plant,
    text: (place: string) => plant('text', place),
    email: (place: string) => `${plant('email', place)}@${plant('email', place)}.example`,
    password: (place: string) => plant('password', place),
    phone: (place: string) => digits(place, '999-555'),
    zip: (place: string) => digits(place, '98989'),
  }
}

export type Planter = ReturnType<typeof createPlanter>

const beginning = 6

type Index = Map<string, Array<{ readonly form: string; readonly of: PlantedWord }>>

const indexes = new WeakMap<ReadonlyArray<PlantedWord>, { size: number; readonly index: Index }>()

function buildIndex(planted: ReadonlyArray<PlantedWord>): Index {
  const known = indexes.get(planted) ?? { size: 0, index: new Map() }
  for (const of of planted.slice(known.size))
    for (const form of of.forms) {
      const start = form.slice(0, beginning)
      const others = known.index.get(start)
      if (others) others.push({ form, of })
      else known.index.set(start, [{ form, of }])
    }
  known.size = planted.length
  indexes.set(planted, known)
  return known.index
}

export function findPlanted(planted: ReadonlyArray<PlantedWord>, text: string) {
  const index = buildIndex(planted)
  const found = new Map<PlantedWord, string>()
  for (const each of [text, text.toLowerCase(), text.replaceAll('-', '+').replaceAll('_', '/')])
    for (let at = 0; at < each.length; at += 1) {
      const [match] = (index.get(each.slice(at, at + beginning)) ?? []).filter(({ form }) => each.startsWith(form, at))
      if (match) found.set(match.of, match.form)
    }
  return [...found].map(([{ word, kind, place }, form]) => ({ word, kind, place, found: form }))
}
