import { all, readHtml, getPartText, type Part } from './read-html.testing.ts'

const roles: Readonly<Record<string, string>> = {
  svg: 'graphic',
  figure: 'figure',
  figcaption: 'caption',
  button: 'button',
  textarea: 'textbox',
  select: 'combobox',
  option: 'option',
  nav: 'navigation',
  ul: 'list',
  ol: 'list',
  li: 'item',
  dt: 'term',
  dd: 'definition',
  p: 'paragraph',
  blockquote: 'quotation',
  th: 'column',
  td: 'cell',
  hr: 'separator',
  form: 'form',
  details: 'details',
  summary: 'summary',
}
const inputRoles: Readonly<Record<string, string>> = { checkbox: 'checkbox', search: 'searchbox', hidden: 'hidden' }
const containers = new Set([
  'figure',
  'navigation',
  'region',
  'list',
  'item',
  'form',
  'details',
  'combobox',
  'definition',
])
const unnamed = new Set(['figure', 'list', 'item', 'form', 'details', 'separator', 'definition'])
const liveRoles = new Set(['alert', 'status'])

export function createOutline(html: string): string[] {
  const root = readHtml(html)
  return root.children.flatMap((child) => outline(child, root))
}

function outline(part: Part | string, root: Part): string[] {
  if (typeof part === 'string') return part.trim() === '' ? [] : [`text "${part.trim()}"`]
  const { attributes, children } = part
  if (attributes['aria-hidden'] === 'true' || part.tag === 'noscript') return []
  const role = getRole(part)
  const inside = () => children.flatMap((child) => outline(child, root))
  if (role === null) return part.tag === 'label' ? inside().filter((line) => !line.startsWith('text ')) : inside()
  const line = describe(part, role, root)
  const isContainer = containers.has(role) || liveRoles.has(role)
  return isContainer ? [line, ...inside().map((each) => `  ${each}`)] : [line]
}

function getRole({ tag, attributes }: Part): string | null {
  if (attributes['role'] !== undefined) return attributes['role']
  if (tag === 'a') return attributes['href'] === undefined ? null : 'link'
  if (tag === 'img') return attributes['alt'] === '' ? null : 'img'
  if (tag === 'input') return inputRoles[attributes['type'] ?? ''] ?? `textbox ${attributes['type']}`
  if (tag === 'section') return attributes['aria-labelledby'] === undefined ? null : 'region'
  return /^h[1-6]$/.test(tag) ? `heading ${tag[1]}` : (roles[tag] ?? null)
}

function describe(part: Part, role: string, root: Part): string {
  const { attributes } = part
  const name = unnamed.has(role) || liveRoles.has(role) ? '' : getAccessibleName(part, root)
  const described = getReferencedText(attributes['aria-describedby'], root)
  return [
    role,
    name && `"${name}"`,
    attributes['href'] !== undefined && `to ${attributes['href']}`,
    attributes['action'] !== undefined && `${attributes['method']} ${attributes['action']}`,
    attributes['name'] !== undefined && `as ${attributes['name']}`,
    attributes['value'] && `= ${attributes['value']}`,
    attributes['aria-valuetext'] && `= ${attributes['aria-valuenow']}, ${attributes['aria-valuetext']}`,
    ...listStates(attributes),
    described && `(${described})`,
  ]
    .filter(Boolean)
    .join(' ')
}

function listStates(attributes: Part['attributes']): string[] {
  const has = (name: string) => attributes[name] !== undefined && attributes[name] !== 'false'
  const states = {
    disabled: has('disabled') || has('aria-disabled'),
    busy: has('aria-busy'),
    invalid: has('aria-invalid'),
    current: has('aria-current'),
    checked: has('checked'),
    selected: has('selected'),
    readonly: has('readOnly'),
    open: has('open'),
    submits: attributes['type'] === 'submit',
  }
  return Object.entries(states).flatMap(([state, holds]) => (holds ? [state] : []))
}

function getAccessibleName(part: Part, root: Part): string {
  const { id, 'aria-label': label, 'aria-labelledby': labelledBy } = part.attributes
  if (label !== undefined) return label
  if (labelledBy !== undefined) return getReferencedText(labelledBy, root)
  const isControl = ['input', 'select', 'textarea'].includes(part.tag)
  if (!isControl) return getPartText(part)
  const labels = all(root, 'label')
  const own = labels.find((each) => id !== undefined && each.attributes['for'] === id)
  const around = labels.find((each) => all(each, part.tag).includes(part))
  return own ? getPartText(own) : around ? getPartText(around) : ''
}

function getReferencedText(ids: string | undefined, root: Part): string {
  const parts = ids?.split(' ').map((id) => findById(root, id)) ?? []
  return parts.map((part) => (part ? getPartText(part) : 'MISSING')).join(' ')
}

function findById(part: Part, id: string): Part | undefined {
  if (part.attributes['id'] === id) return part
  for (const child of part.children) {
    const found = typeof child === 'string' ? undefined : findById(child, id)
    if (found) return found
  }
  return undefined
}
