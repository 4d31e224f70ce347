import { expect, test } from 'vitest'
import { tolerateTranslatedTexts } from './translated-texts.ts'

/** As a browser does, it throws where a child is asked for that is not there. */
class Branch {
  parentNode: Branch | null = null
  readonly childNodes: Branch[] = []
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  place(child: Branch | null) {
    const at = child ? this.childNodes.indexOf(child) : this.childNodes.length
    if (at < 0) throw new DOMException(`${child?.name} is no child of ${this.name}`, 'NotFoundError')
    return at
  }
  insertBefore(child: Branch, next: Branch | null) {
    this.childNodes.splice(this.place(next), 0, child)
    child.parentNode = this
    return child
  }
  removeChild(child: Branch) {
    this.childNodes.splice(this.place(child), 1)
    child.parentNode = null
    return child
  }
}

class TolerantBranch extends Branch {}
tolerateTranslatedTexts(TolerantBranch as unknown as typeof Node)

function grow(Kind: typeof Branch) {
  const [parent, text, link] = ['parent', 'text', 'link'].map((name) => new Kind(name)) as [Branch, Branch, Branch]
  parent.insertBefore(link, null)
  parent.insertBefore(text, link)
  // What a translation does.
  parent.removeChild(text)
  parent.insertBefore(new Kind('translated text'), link)
  return { parent, text, link, names: () => parent.childNodes.map(({ name }) => name) }
}

test('a text that a translation has replaced is taken out or written beside without an error, all others as before', () => {
  const strict = grow(Branch)
  expect(() => strict.parent.removeChild(strict.text)).toThrow('text is no child of parent')
  const { parent, text, link, names } = grow(TolerantBranch)
  expect(parent.removeChild(text)).toBe(text)
  expect(names()).toEqual(['translated text', 'link'])
  parent.insertBefore(new TolerantBranch('mark'), text)
  parent.insertBefore(new TolerantBranch('star'), link)
  expect(names()).toEqual(['translated text', 'star', 'link', 'mark'])
  parent.removeChild(link)
  expect(names()).toEqual(['translated text', 'star', 'mark'])
})
