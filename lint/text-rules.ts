type Node = {
  readonly type: string
  readonly value?: unknown
  readonly name?: unknown
  readonly children?: ReadonlyArray<Node>
  readonly expression?: Node
  readonly operator?: string
  readonly left?: Node
  readonly right?: Node
  readonly consequent?: Node
  readonly alternate?: Node
  readonly callee?: Node
  readonly property?: Node
  readonly id?: Node
  readonly key?: Node
  readonly init?: Node
  readonly body?: Node
  readonly typeAnnotation?: Node
  readonly typeName?: Node
  readonly typeArguments?: { readonly params: ReadonlyArray<Node> }
  readonly elementType?: Node
}
type Context = { report(problem: { node: Node; message: string }): void }
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

const ownElement =
  'Give text that comes, goes or changes an element of its own: where a browser has translated the page, React no longer finds it among its siblings.'
const beforeText =
  'Give the text after it an element of its own: where a browser has translated the page, React cannot put anything before that text.'
const oneText =
  'Join these texts to one: each is a text of its own beside the others, which React no longer finds where a browser has translated the page.'

const isName = (node: Node | undefined, name: string) => node?.type === 'Identifier' && node.name === name

const isBlank = ({ type, value, expression }: Node) =>
  (type === 'JSXText' && /^\s*$/.test(String(value)) && /\n/.test(String(value))) ||
  (type === 'JSXExpressionContainer' && expression?.type === 'JSXEmptyExpression')

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'
const isNothing = (node: Node) =>
  isName(node, 'undefined') || (node.type === 'Literal' && [null, '', false].includes(node.value as null))

type Outcome = 'nothing' | 'text' | 'element' | 'unknown'

const hasOutcome = (outcomes: ReadonlyArray<Outcome>, ...some: ReadonlyArray<Outcome>) =>
  outcomes.some((outcome) => some.includes(outcome))

const method = ({ type, callee }: Node) =>
  type === 'CallExpression' && callee?.type === 'MemberExpression' ? callee.property?.name : undefined

const branches = ({ type, operator, left, right, consequent, alternate }: Node): ReadonlyArray<Node | undefined> =>
  type === 'ConditionalExpression' ? [consequent, alternate] : operator === '&&' ? [right] : [left, right]

/** @param elements names in this file of elements, and of functions that draw one */
function listOutcomes(node: Node | undefined, elements: ReadonlySet<unknown>): ReadonlyArray<Outcome> {
  if (node === undefined || isNothing(node)) return ['nothing']
  if (node.type === 'JSXText' || node.type === 'Literal' || node.type === 'TemplateLiteral') return ['text']
  if (node.type === 'JSXExpressionContainer') return listOutcomes(node.expression, elements)
  if (isElement(node) || elements.has(node.name ?? node) || elements.has(node.callee?.name ?? node)) return ['element']
  if (method(node) === 'map') return ['nothing', 'element']
  if (method(node) === 'join') return ['nothing', 'text']
  if (node.type !== 'LogicalExpression' && node.type !== 'ConditionalExpression') return ['unknown']
  const either = branches(node).flatMap((branch) => listOutcomes(branch, elements))
  // Beside an element an unknown name is one as well, most often.
  const isDrawn = hasOutcome(either, 'element') && !hasOutcome(either, 'text')
  return ['nothing', ...either.filter((outcome) => !isDrawn || outcome !== 'unknown')]
}

const isChanging = (outcomes: ReadonlyArray<Outcome>) =>
  hasOutcome(outcomes, 'nothing') && hasOutcome(outcomes, 'text', 'unknown')

const isInserted = (outcomes: ReadonlyArray<Outcome>) =>
  hasOutcome(outcomes, 'nothing') && hasOutcome(outcomes, 'element')

function standsBeforeText(following: ReadonlyArray<ReadonlyArray<Outcome>>): boolean {
  const next = following.find((outcomes) => !hasOutcome(outcomes, 'nothing'))
  return next !== undefined && hasOutcome(next, 'text')
}

function* findLooseTexts({ children = [] }: Node, elements: ReadonlySet<unknown>) {
  const shown = children.filter((child) => !isBlank(child))
  const outcomes = shown.map((child) => listOutcomes(child, elements))
  if (shown.length < 2) return
  for (const [at, node] of shown.entries()) {
    if (isChanging(outcomes[at] ?? [])) yield { node, message: ownElement }
    else if (isInserted(outcomes[at] ?? []) && standsBeforeText(outcomes.slice(at + 1)))
      yield { node, message: beforeText }
  }
}

const drawsElement = (init: Node | null | undefined): boolean =>
  init != null && (isElement(init) || (init.type === 'ArrowFunctionExpression' && drawsElement(init.body)))

const ownText: Rule = {
  create(context) {
    const elements = new Set<unknown>()
    const holders: Node[] = []
    const hold = (node: Node) => void holders.push(node)
    return {
      JSXElement: hold,
      JSXFragment: hold,
      VariableDeclarator: ({ id, init }) => void (drawsElement(init) && elements.add(id?.name)),
      'Program:exit'() {
        for (const holder of holders) for (const problem of findLooseTexts(holder, elements)) context.report(problem)
      },
    }
  },
}

const isText = (node: Node | undefined) => node?.type === 'TSStringKeyword'

function isListOfTexts(node: Node | undefined): boolean {
  if (node?.type === 'TSTypeAnnotation') return isListOfTexts(node.typeAnnotation)
  if (node?.type === 'TSArrayType') return isText(node.elementType)
  if (node?.type === 'TSTypeOperator') return isListOfTexts(node.typeAnnotation)
  return isName(node?.typeName, 'ReadonlyArray') && isText(node?.typeArguments?.params[0])
}

const isWords = (node: Node | undefined) => node?.type === 'CallExpression' && isName(node.callee, 'messages')

/** Knows a list of texts by how its name is declared in the same file. */
const joinedText: Rule = {
  create(context) {
    const lists = new Set<unknown>()
    const children: Node[] = []
    const shows = (node: Node | undefined): boolean =>
      node !== undefined &&
      (isWords(node) ||
        (node.type === 'Identifier' && lists.has(node.name)) ||
        [node.right, node.consequent, node.alternate].some(shows))
    return {
      TSPropertySignature: ({ key, typeAnnotation }) => void (isListOfTexts(typeAnnotation) && lists.add(key?.name)),
      Identifier: ({ name, typeAnnotation }) => void (isListOfTexts(typeAnnotation) && lists.add(name)),
      VariableDeclarator: ({ id, init }) => void (isWords(init) && lists.add(id?.name)),
      JSXElement: (node) => void children.push(...(node.children ?? [])),
      JSXFragment: (node) => void children.push(...(node.children ?? [])),
      'Program:exit'() {
        for (const node of children)
          if (node.type === 'JSXExpressionContainer' && shows(node.expression))
            context.report({ node, message: oneText })
      },
    }
  },
}

export const textRules = { 'own-text': ownText, 'joined-text': joinedText }
