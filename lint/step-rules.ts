import { relative, sep } from 'node:path'

type Node = { readonly type: string; readonly parent?: Node } & Readonly<Record<string, unknown>>
type Context = {
  readonly filename: string
  readonly cwd: string
  report(problem: { node: Node; message: string }): void
}
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

const actingLook =
  'A look is taken again until it is satisfied, so it may not act: act in a verb of its own, and look afterwards.'
const writtenByHand =
  'The site writes this, not the step: act on a page as a person does. What a device holds before a visit is written in the places of `deviceSetups`.'
const byHandInTab =
  'In another tab a person acts, and the site tells its tabs: press there what she presses, and write nothing by hand.'

/** What each of them writes by hand, and why no visit could. */
export const deviceSetups: ReadonlyMap<string, string> = new Map([
  ['steps/cookie-consent/browser.ts', 'An example begins with a choice made earlier, or with an old cookie.'],
  ['steps/kept-jobs/browser.ts', 'A walk empties the device without the page hearing of it.'],
  ['steps/saved-jobs/browser.ts', 'A walk empties the device without the page hearing of it.'],
  ['steps/session/tokens-in-browser.ts', 'A walk begins with a token, and an example with one that is spoilt.'],
  ['steps/token-refresh/browser.ts', 'A walk begins with a token of one tab.'],
  ['steps/worlds/browser-contexts.ts', 'A browser is emptied for the next visit.'],
  ['steps/worlds/browser-device.ts', 'An example begins with what the device has kept, or with a full device.'],
  ['steps/worlds/other-tab.ts', 'A walk holds the turn of a tab, and listens to what tabs say.'],
  ['steps/worlds/stage.ts', 'A stage is emptied for the next visit.'],
])

/** By file: functions that open what is folded, so that it can be seen, and leave it as it was. */
export const openingFunctions: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ['steps/job-search/browser.ts', ['inFilters']],
  ['steps/resume-reading/browser.ts', ['within']],
  ['steps/toast-queue/browser.ts', ['openList', 'closeList']],
])

const methods = new Set(
  `check click dblclick dragTo fill goBack goForward goto hover newPage openBeside press pressSequentially reload
  selectOption send setChecked setInputFiles tap uncheck`.split(/\s+/),
)
const verbs = new Set(['followLink', 'hydratePage', 'inAnotherTab', 'inBlankTab', 'reload', 'visitPage'])

const storages = new Set(['localStorage', 'sessionStorage'])
const writes = new Set(['addCookies', 'broadcastChange', 'broadcastToTabs', 'removeItem', 'setItem'])
const writesForTab = new Set([...writes, 'endToken', 'put', 'putCookie', 'write', 'writeToken'])

const asNode = (value: unknown) => value as Node
const listChildNodes = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')

const listNodes = (node: Node): Node[] => [node, ...listChildNodes(node).flatMap(listNodes)]

function getName(value: unknown): string {
  const { type, name, property, value: text } = (value ?? {}) as Partial<Record<string, unknown>>
  if (type === 'MemberExpression') return getName(property)
  return typeof name === 'string' ? name : typeof text === 'string' ? text : ''
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

function listLocalFunctions(program: Node): ReadonlyMap<string, Node> {
  const found = listNodes(program).flatMap((node): ReadonlyArray<readonly [string, Node]> => {
    if (node.type === 'FunctionDeclaration') return [[getName(node['id']), node]]
    const init = node.type === 'VariableDeclarator' ? (node['init'] as Node | null) : null
    return init && isFunction(init) ? [[getName(node['id']), init]] : []
  })
  return new Map(found)
}

/** Names of functions of the file that act, also through one another. */
function listActingNames(functions: ReadonlyMap<string, Node>, allowed: ReadonlyArray<string>): ReadonlySet<string> {
  const acting = new Set(verbs)
  for (let count = -1; count !== acting.size;) {
    count = acting.size
    for (const [name, body] of functions)
      if (!allowed.includes(name) && listActs(body, acting).length > 0) acting.add(name)
  }
  return acting
}

const listActs = (within: Node, acting: ReadonlySet<string>): Node[] =>
  listNodes(within).filter((node) => {
    if (node.type !== 'CallExpression') return false
    const callee = asNode(node['callee'])
    return (callee.type === 'MemberExpression' ? methods : acting).has(getName(callee))
  })

function listLooks(program: Node): Node[] {
  return listNodes(program).flatMap((node) => {
    if (node.type === 'Property' && getName(node['key']) === 'shows') return [asNode(node['value'])]
    const isLook = node.type === 'CallExpression' && getName(node['callee']) === 'sees'
    return isLook ? (node['arguments'] as ReadonlyArray<Node>).slice(0, 1) : []
  })
}

const getPath = ({ cwd, filename }: Context) => relative(cwd, filename).split(sep).join('/')

const pureLooks: Rule = {
  create: (context) => ({
    Program(program) {
      const acting = listActingNames(listLocalFunctions(program), openingFunctions.get(getPath(context)) ?? [])
      const looks = listLooks(program)
      const named = looks.filter((look) => look.type === 'Identifier' && acting.has(getName(look)))
      const found = new Set([...looks.flatMap((look) => listActs(look, acting)), ...named])
      for (const node of found) context.report({ node, message: actingLook })
    },
  }),
}

function isWritten(node: Node, names: ReadonlySet<string>): boolean {
  if (node.type === 'NewExpression') return getName(node['callee']) === 'BroadcastChannel'
  if (node.type === 'AssignmentExpression') {
    const { object, property } = node['left'] as { object?: unknown; property?: unknown }
    return getName(object) === 'document' && getName(property) === 'cookie'
  }
  if (node.type !== 'CallExpression') return false
  const callee = asNode(node['callee'])
  return names.has(getName(callee)) || (getName(callee) === 'clear' && storages.has(getName(callee['object'])))
}

const isForOtherTab = (node: Node) => {
  const named = node.type === 'CallExpression' ? node['callee'] : (node['key'] ?? node['id'])
  return /otherTab/i.test(getName(named))
}

const realTabs: Rule = {
  create(context) {
    const isSetup = deviceSetups.has(getPath(context))
    return {
      Program(program) {
        const nodes = listNodes(program)
        const inTab = nodes
          .filter((node) =>
            ['CallExpression', 'FunctionDeclaration', 'Property', 'VariableDeclarator'].includes(node.type),
          )
          .filter(isForOtherTab)
          .flatMap(listNodes)
          .filter((node) => isWritten(node, writesForTab))
        for (const node of new Set(inTab)) context.report({ node, message: byHandInTab })
        if (isSetup) return
        for (const node of nodes.filter((each) => isWritten(each, writes)))
          context.report({ node, message: writtenByHand })
      },
    }
  },
}

export const stepRules = { 'pure-looks': pureLooks, 'real-tabs': realTabs }
