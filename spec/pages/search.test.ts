import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { gatherSpec } from './gather.ts'
import { makePages } from './run-pages.ts'

type Hit = { readonly title: string; readonly where: string }

class Part {
  readonly dataset = { root: '' }
  readonly heard = new Map<string, () => void>()
  children: Part[] = []
  hidden = false
  href = ''
  src = ''
  textContent = ''
  value = ''
  addEventListener(name: string, hear: () => void) {
    this.heard.set(name, hear)
  }
  append(...children: Part[]) {
    this.children.push(...children)
  }
  replaceChildren(...children: Part[]) {
    this.children = children
  }
}

const toHit = ({ children: [link] }: Part): Hit => {
  const [name, where] = link?.children ?? []
  return { title: name?.textContent ?? '', where: where?.textContent ?? '' }
}

function openSearch(files: ReadonlyMap<string, string>) {
  const [input, found, hits, head] = [new Part(), new Part(), new Part(), new Part()]
  const parts: Readonly<Record<string, Part>> = { input, '.found': found, '.hits': hits }
  const box = Object.assign(new Part(), { querySelector: (name: string) => parts[name] })
  const context = createContext({
    document: { currentScript: new Part(), querySelector: () => box, createElement: () => new Part(), head },
  })
  head.append = (script) => {
    runInContext(files.get(script.src) ?? readFileSync('node_modules/minisearch/dist/umd/index.js', 'utf8'), context)
    script.heard.get('load')?.()
  }
  runInContext(readFileSync('spec/pages/search.js', 'utf8'), context)
  return (words: string) =>
    new Promise<ReadonlyArray<Hit>>((resolve) => {
      hits.replaceChildren = (...children) => resolve(children.map(toHit))
      input.value = words
      input.heard.get('input')?.()
    })
}

let search: ReturnType<typeof openSearch>

beforeAll(async () => {
  search = openSearch(makePages(await gatherSpec(), new Map()))
})

test.each([
  ['How large may an uploaded file be?', 'A file of 1 byte to 10 MB is taken if the firm can read its kind'],
  [
    'What can be uploaded, and how large may it be?',
    'A file of 1 byte to 10 MB is taken if the firm can read its kind',
  ],
  ['How big can an attachment be?', 'A file of 1 byte to 10 MB is taken if the firm can read its kind'],
  ['What happens if the upload fails?', 'A line that breaks costs another try, and makes no second file'],
])('%s is answered among the first three', async (words, title) => {
  const titles = (await search(words)).slice(0, 3).map((hit) => hit.title)
  expect(titles).toContain(title)
})

test('words that only ask change nothing', async () => {
  const plain = await search('large uploaded file')
  expect(plain.length).toBeGreaterThan(3)
  expect(await search('How large may an uploaded file be?')).toEqual(plain)
  expect(await search('How large can an uploaded file be?')).toEqual(plain)
})

test.each([
  ['transitions that no example takes', 'Transitions that no example takes'],
  ['examples that never ran', 'Examples that never ran'],
  ['open readings', 'Open readings without a decision'],
  ['decided readings', 'Readings that were decided'],
  ['requirements that no rule says', 'Requirements that tests prove and no rule says'],
])('%s leads to the list of them first', async (words, title) => {
  const [first] = await search(words)
  expect(first?.title).toBe(title)
  expect(first?.where).toMatch(/^List · (?:What is open|Decisions)$/)
})
