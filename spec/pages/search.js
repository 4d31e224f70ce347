// Runs in the browser as it stands. Without it every page is complete: the search box alone is missing.
{
  const root = document.currentScript.dataset.root
  const search = document.querySelector('.search')
  const input = search.querySelector('input')
  const found = search.querySelector('.found')
  const hits = search.querySelector('.hits')

  const weights = {
    Rule: 2.2,
    Feature: 1.6,
    State: 1.5,
    Word: 1.5,
    Step: 1.2,
    Flow: 1.2,
    Guide: 1.2,
    List: 1.2,
    Requirement: 1,
    Crossing: 0.8,
    Decision: 0.4,
  }

  /** One direction only: a search for the first word also finds the others. */
  const alike = [
    ['fail', 'break', 'broken', 'lost', 'refused', 'arrive'],
    ['upload', 'file'],
    ['file', 'attachment', 'upload'],
    ['large', 'mb', 'byte', 'size'],
    ['big', 'large', 'mb', 'byte', 'size'],
    ['largest', 'large', 'mb', 'byte', 'size'],
    ['delete', 'remove', 'end'],
    ['logout', 'signed', 'session'],
    ['login', 'sign'],
    ['mail', 'email', 'mailed'],
    ['offline', 'connection'],
  ]

  const common = new Set(
    'a an the of to in on at is are was be it its and or if what when who how why does do did may can i my me'.split(
      ' ',
    ),
  )

  const stem = (word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word)

  const toTerm = (word) => {
    const plain = word.toLowerCase().replace(/[’']s?$/, '')
    return common.has(plain) ? null : stem(plain)
  }

  const idShape = /\b[CJ]\d+(?:\.\d+)*-\d+(?:\.[a-z])?\b/gi

  const tokenize = (text) => [
    ...(text.match(idShape) ?? []),
    ...text
      .replace(idShape, ' ')
      .split(/[^\p{L}\d’']+/u)
      .filter(Boolean),
  ]

  const load = (name) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = root + name
      script.addEventListener('load', resolve)
      script.addEventListener('error', reject)
      document.head.append(script)
    })

  async function makeIndex() {
    await Promise.all([load('minisearch.js'), load('search-data.js')])
    const index = new MiniSearch({
      fields: ['title', 'text', 'of'],
      idField: 'at',
      processTerm: toTerm,
      tokenize,
    })
    index.addAll(globalThis.findable.map(([kind, title, text, of], at) => ({ at, kind, title, text, of })))
    return index
  }

  let index

  const others = (word) => alike.find(([first]) => stem(first) === toTerm(word))?.slice(1) ?? []

  function find(made, words) {
    const asked = tokenize(words).filter(toTerm)
    const boost = { title: 3, of: 1.5 }
    const options = {
      boost,
      prefix: (term) => term.length > 2 && !/\d/.test(term),
      fuzzy: (term) => (term.length > 5 && !/\d/.test(term) ? 0.15 : false),
      boostDocument: (at) => weights[globalThis.findable[at][0]],
    }
    const each = asked.map((word) => ({
      combineWith: 'OR',
      queries: [word, ...others(word).map((other) => ({ queries: [other], boostTerm: () => 0.6, fuzzy: false }))],
    }))
    const whole = new Set(made.search({ combineWith: 'AND', queries: each }, options).map(({ id }) => id))
    const some = made.search({ combineWith: 'OR', queries: each }, options)
    const weigh = ({ id, score }) => (whole.has(id) ? 3 * score : score)
    return some.toSorted((one, other) => weigh(other) - weigh(one))
  }

  function show(results) {
    const listed = results.slice(0, 30)
    found.textContent =
      results.length === 0
        ? 'Nothing is found. Try fewer or other words.'
        : `${results.length} found${results.length > 30 ? ', the best 30 are shown' : ''}`
    hits.replaceChildren(
      ...listed.map(({ id }) => {
        const [kind, title, , of, address] = globalThis.findable[id]
        const item = document.createElement('li')
        const link = document.createElement('a')
        const name = document.createElement('b')
        const where = document.createElement('span')
        link.href = root + address
        name.textContent = title
        where.textContent = of ? `${kind} · ${of}` : kind
        link.append(name, where)
        item.append(link)
        return item
      }),
    )
  }

  function clear() {
    found.textContent = ''
    hits.replaceChildren()
  }

  async function answer() {
    const words = input.value
    if (words.trim() === '') return clear()
    index ??= makeIndex()
    const made = await index
    if (words === input.value) show(find(made, words))
  }

  search.hidden = false
  input.addEventListener('focus', () => void (index ??= makeIndex()))
  input.addEventListener('input', () => void answer())
  hits.addEventListener('click', clear)
  input.addEventListener('keydown', ({ key }) => key === 'Enter' && hits.querySelector('a')?.click())
  search.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    clear()
    input.focus()
  })
}
