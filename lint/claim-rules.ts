type Node = { readonly type: string } & Readonly<Record<string, unknown>>
type Context = { report(problem: { node: Node; message: string }): void }
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

const maxClaims = 6
const tooMany = `A test names at most ${maxClaims} requirements: whoever reads more in one title cannot see which line proves which.`
const itself = 'This compares a value with itself: it holds whatever the value is. Ask something that uses it.'
const written =
  'This compares a constant with its own text: it holds whatever the site does. Ask something that uses the constant.'

const asNode = (value: unknown) => value as Node
const listChildNodes = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')

function getRootName(node: Node): string | null {
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type === 'MemberExpression') return getRootName(asNode(node['object']))
  if (node.type === 'CallExpression') return getRootName(asNode(node['callee']))
  return null
}

function collectText(node: Node): string {
  const { value, quasis } = node as { value?: unknown; quasis?: ReadonlyArray<{ value: { raw: string } }> }
  if (quasis) return quasis.map((quasi) => quasi.value.raw).join('')
  return typeof value === 'string' ? value : listChildNodes(node).map(collectText).join('')
}

const fewClaims: Rule = {
  create(context) {
    const check = (node: Node) => {
      const claims = new Set(collectText(node).match(/\[[A-Z]\d+(?:\.\d+)*-\d+(?:\.[a-z])?\]/g))
      if (claims.size > maxClaims) context.report({ node, message: tooMany })
    }
    return { Literal: check, TemplateLiteral: check, BinaryExpression: check }
  },
}

const comparisons = new Set(['toBe', 'toEqual', 'toStrictEqual'])

function findComparison(node: Node): readonly [Node, Node] | null {
  const { object, property } = node['callee'] as { object?: Node; property?: { name?: string } }
  const [expected] = node['arguments'] as ReadonlyArray<Node>
  if (!object || !expected || !comparisons.has(property?.name ?? '') || object.type !== 'CallExpression') return null
  const [asked] = object['arguments'] as ReadonlyArray<Node>
  return asked && getRootName(asNode(object['callee'])) === 'expect' ? [asked, expected] : null
}

const running = new Set(['CallExpression', 'NewExpression', 'AwaitExpression', 'TaggedTemplateExpression'])
const runs = (node: Node): boolean => running.has(node.type) || listChildNodes(node).some(runs)

const places = new Set(['parent', 'start', 'end', 'range', 'loc'])
const toShapeText = (node: Node) => JSON.stringify(node, (key, value: unknown) => (places.has(key) ? undefined : value))

const isWritten = (node: Node): boolean =>
  node.type === 'Literal' ||
  (['ArrayExpression', 'ObjectExpression', 'Property', 'UnaryExpression', 'BinaryExpression'].includes(node.type) &&
    listChildNodes(node).every((part) => isWritten(part) || (node.type === 'Property' && part === node['key'])))

const isName = (node: Node): boolean =>
  node.type === 'Identifier' ||
  (node.type === 'MemberExpression' &&
    isName(asNode(node['object'])) &&
    (!node['computed'] || isWritten(asNode(node['property']))))

const isNamed = (node: Node): boolean =>
  isName(node) ||
  (node.type === 'ArrayExpression' && listChildNodes(node).length > 0 && listChildNodes(node).every(isNamed))

const listRootNames = (node: Node): ReadonlyArray<string> =>
  node.type === 'ArrayExpression' ? listChildNodes(node).flatMap(listRootNames) : [getRootName(node) ?? '']

const realProof: Rule = {
  create(context) {
    const imported = new Set<string>()
    return {
      ImportDeclaration({ specifiers }) {
        for (const { local } of specifiers as ReadonlyArray<{ local: { name: string } }>) imported.add(local.name)
      },
      CallExpression(node) {
        const [asked, expected] = findComparison(node) ?? []
        if (!asked || !expected || runs(asked) || runs(expected)) return
        if (toShapeText(asked) === toShapeText(expected)) context.report({ node, message: itself })
        else if (isNamed(asked) && listRootNames(asked).every((name) => imported.has(name)) && isWritten(expected))
          context.report({ node, message: written })
      },
    }
  },
}

export const claimRules = { 'few-claims': fewClaims, 'real-proof': realProof }
