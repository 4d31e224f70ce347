import type { BrowserContext } from 'playwright-core'

/**
 * Does to a page what the translation of Chrome does once it is hydrated: each text, also one that is drawn later, is
 * replaced by an element with other text. The words stay, so that steps find them.
 */
function translate() {
  const isHydrated = () => document.querySelector('html[data-hydrated]') !== null
  const kept = 'script, style, noscript, textarea, option, title, font, svg, :not(body *)'
  const late = new MutationObserver((changes) => {
    for (const { target } of changes) console.error(`"${target.nodeValue}" is written where nobody sees it`)
  })
  const replace = (text: Node) => {
    if (!text.parentElement || text.parentElement.matches(kept) || !text.nodeValue?.trim()) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.nodeValue
    outer.append(inner)
    late.observe(text, { characterData: true })
    text.parentElement.replaceChild(outer, text)
  }
  const replaceAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return replace(root)
    const found = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (found.nextNode()) texts.push(found.currentNode)
    texts.forEach(replace)
  }
  const watchReact = () => {
    const { prototype } = Node
    const { removeChild, insertBefore } = prototype
    const missing = (child: Node | null, parent: Node) => {
      if (child && child.parentNode !== parent)
        console.error(`"${child.textContent}" is looked for where it is no more`)
    }
    prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
      missing(child, this)
      return Reflect.apply(removeChild, this, [child])
    }
    prototype.insertBefore = function insert<Child extends Node>(this: Node, child: Child, next: Node | null) {
      missing(next, this)
      return Reflect.apply(insertBefore, this, [child, next])
    }
  }
  let isWatching = false
  new MutationObserver((changes) => {
    if (!isHydrated()) return
    if (!isWatching) watchReact()
    isWatching = true
    if (changes.some(({ type }) => type === 'attributes')) return replaceAll(document.body)
    for (const { addedNodes } of changes) addedNodes.forEach(replaceAll)
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-hydrated'] })
}

export const translatePages = (context: BrowserContext): Promise<unknown> => context.addInitScript(translate)
