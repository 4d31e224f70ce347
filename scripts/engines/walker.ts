import type { EnginePage } from './find-engines.ts'

const kinds = {
  link: 'a[href]',
  button: 'button, summary',
  text: 'input:not([type=radio], [type=checkbox]), textarea',
  list: 'select',
  option: 'input[type=radio], input[type=checkbox]',
}

type Kind = keyof typeof kinds

/** Sent to the page as source text, so it must use nothing outside itself. Returns the number of matches. */
function mark(selector: string, name: string): number {
  const read = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const named = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? []
    const pictures = Array.from(element.querySelectorAll('[aria-label]'), (part) => part.getAttribute('aria-label'))
    return [element.getAttribute('aria-label'), ...Array.from(labels, read), ...pictures, read(element)]
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  const isNamed = (fits: (text: string) => boolean) => (element: Element) =>
    named(element).some((text) => typeof text === 'string' && fits(text))
  for (const old of document.querySelectorAll('[data-walk]')) old.removeAttribute('data-walk')
  const seen = Array.from(document.querySelectorAll(selector)).filter(isSeen)
  const exact = seen.filter(isNamed((text) => text === name))
  const found = exact.length > 0 ? exact : seen.filter(isNamed((text) => text.startsWith(name)))
  found[0]?.setAttribute('data-walk', '')
  found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found.length
}

const patience = 20_000

async function until(answer: () => Promise<boolean>, words: () => Promise<string> | string): Promise<void> {
  const end = Date.now() + patience
  while (!(await answer())) {
    if (Date.now() > end) throw new Error(await words())
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Without regard to case: what a style sheet writes in capitals is in capitals in `innerText`. */
const includesWords = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())

const readPageText = async (page: EnginePage) => String(await page.run('return document.body.innerText'))

async function find(page: EnginePage, kind: Kind, name: string): Promise<string> {
  const program = `return (${mark.toString()})(${JSON.stringify(kinds[kind])}, ${JSON.stringify(name)})`
  await until(
    async () => (await page.run(program)) === 1,
    async () => `There is no single ${kind} "${name}" on the page, which says:\n${await readPageExcerpt(page)}`,
  )
  return '[data-walk]'
}

const readPageExcerpt = async (page: EnginePage) => (await readPageText(page)).slice(0, 1200)

export function createWalker(page: EnginePage, address: string) {
  return {
    open: (path: string) => page.goto(address + path),
    back: () => page.run('history.back()'),
    press: async (kind: Kind, name: string) => page.press(await find(page, kind, name)),
    write: async (name: string, words: string) => page.type(await find(page, 'text', name), words),
    choose: async (name: string, label: string) => page.type(await find(page, 'list', name), label),
    reads: (words: string) =>
      until(
        async () => includesWords(await readPageText(page), words),
        async () => `Expected to read "${words}" on the page, which says:\n${await readPageExcerpt(page)}`,
      ),
    readsNoMore: (words: string) =>
      until(
        async () => !includesWords(await readPageText(page), words),
        () => `The page still says "${words}".`,
      ),
    holds: (expression: string) =>
      until(
        async () => (await page.run(`return Boolean(${expression})`)) === true,
        async () =>
          `It never became true: ${expression}, at ${String(await page.run('return location.href'))}, which says:\n${await readPageExcerpt(page)}`,
      ),
  }
}

export type Walker = ReturnType<typeof createWalker>
