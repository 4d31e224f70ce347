/** A row of a list is what its link leads to, or its box stands for: no button of one job becomes that of another. */
function readKey(node: Node): string {
  if (!(node instanceof Element)) return ''
  const named = node.nodeName === 'LI' ? node.querySelector('a, input') : null
  return `${node.id} ${named?.getAttribute('href') ?? named?.getAttribute('value') ?? ''}`
}

const isAlike = (own: Node, given: Node) => own.nodeName === given.nodeName && readKey(own) === readKey(given)

/** What the visitor did stays: `open` of details, and the value and check of a control, which are no attributes. */
function morphAttributes(own: Element, given: Element) {
  for (const { name } of Array.from(own.attributes))
    if (name !== 'open' && !given.hasAttribute(name)) own.removeAttribute(name)
  for (const { name, value } of given.attributes)
    if (name !== 'open' && own.getAttribute(name) !== value) own.setAttribute(name, value)
}

/** @returns the node of that kind, at most so many nodes on */
function findAlike(first: ChildNode | null, wanted: Node, most: number): ChildNode | null {
  for (let [node, left] = [first, most]; node; [node, left] = [node.nextSibling, left - 1]) {
    if (isAlike(node, wanted)) return node
    if (left <= 0) return null
  }
  return null
}

function morphChildren(own: Element, given: Element) {
  const wanted = Array.from(given.childNodes)
  let place: ChildNode | null = own.firstChild
  for (const next of wanted) {
    const found = findAlike(place, next, own.childNodes.length - wanted.length)
    if (found) {
      while (place && place !== found) {
        const gone: ChildNode = place
        place = gone.nextSibling
        gone.remove()
      }
      morph(found, next)
      place = found.nextSibling
    } else own.insertBefore(own.ownerDocument.importNode(next, true), place)
  }
  while (own.childNodes.length > wanted.length) own.lastChild?.remove()
}

/** Makes a tree like another one, and keeps every element that stays: its focus, and what is written in it. */
export function morph(own: Node, given: Node): void {
  if (own.isEqualNode(given)) return
  if (!(own instanceof Element && given instanceof Element)) {
    own.nodeValue = given.nodeValue
    return
  }
  morphAttributes(own, given)
  morphChildren(own, given)
}
