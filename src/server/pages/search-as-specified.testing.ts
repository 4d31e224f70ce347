export type SearchableItem = {
  readonly fields: ReadonlyArray<string>
  readonly keywords: ReadonlyArray<string>
  readonly isPage: boolean
}

const ignored = `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
herself it its itself they them their theirs themselves what which who whom this that these those am is are was were be
been being have has had having do does did doing a an the and but if or because as until while of at by for with about
against between into through during before after above below to from up down in out on off over under again further then
once here there when where why how all any both each few more most other some such no nor not only own same so than too
very s t can will just don should now`
  .split('\n')
  .flatMap((line) => line.split(' '))

const plain = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s\u00a0]/)
    .filter((word) => word !== '')
    .join(' ')

const parseTerms = (search: string) =>
  plain(search)
    .split(' ')
    .filter((word, at, words) => !ignored.includes(word) && words.indexOf(word) === at)

function parsePairs(search: string): ReadonlyArray<string> {
  const pairs: string[] = []
  const words = plain(search).split(' ')
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (next === undefined || ignored.includes(word) || ignored.includes(next)) return
    if (!pairs.includes(`${word} ${next}`)) pairs.push(`${word} ${next}`)
  })
  return pairs
}

function fieldScore(search: string, field: string): number {
  const [phrase, text, terms, pairs] = [plain(search), plain(field), parseTerms(search), parsePairs(search)]
  const contained = text.includes(phrase) ? 9999 : 0
  const whole = terms.includes(text) || pairs.includes(text) ? 999 : 0
  const inPairs = pairs.filter((pair) => text.includes(pair)).length * 99
  return contained + whole + inPairs + terms.filter((term) => text.includes(term)).length
}

const isInWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

const containsKeyword = (search: string, keyword: string) =>
  keyword !== '' &&
  Array.from(search, (_, at) => at).some(
    (at) =>
      search.slice(at, at + keyword.length) === keyword &&
      !isInWord(search[at - 1]) &&
      !isInWord(search[at + keyword.length]),
  )

function computeScore(search: string, { fields, keywords, isPage }: SearchableItem): number {
  const names = keywords.map(plain)
  const byFields = fields.reduce((sum, field) => sum + fieldScore(search, field), 0)
  const named = names.some((name) => containsKeyword(plain(search), name)) ? 999 : 0
  const alone = byFields === 0 && names.includes(plain(search)) ? 10_000 : 0
  return (byFields + named + alone) * (isPage ? 2 : 1)
}

/** Section 5 of the careers specification, implemented again from its text; must share no code with the search. */
export function searchAsSpecified<Thing extends SearchableItem>(things: ReadonlyArray<Thing>, search: string) {
  if (plain(search) === '') return things
  const scored = things
    .map((thing) => ({ thing, score: computeScore(search, thing) }))
    .filter(({ score }) => score >= 2)
  return scored.sort((one, other) => other.score - one.score).map(({ thing }) => thing)
}
