import type { AnyStateNode } from 'xstate'

type ImplementationReference = string | { readonly type?: string; readonly name?: string }
type CompositeGuard = { readonly name: string; readonly guards?: ReadonlyArray<unknown> }

export const toWords = (name: string) =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase()

export function formatImplementationName(named: unknown): string {
  const { type, name } =
    typeof named === 'string' ? { type: named } : (named as Exclude<ImplementationReference, string>)
  return toWords((type ?? name ?? 'unnamed').replace(/^xstate\./, ''))
}

const joiners: Readonly<Record<string, string>> = { and: ' and ', or: ' or ' }

export function formatGuardName(guard: unknown): string {
  const { guards, name } = guard as Partial<CompositeGuard>
  if (!guards || !name) return formatImplementationName(guard)
  const parts = guards.map((part) => (isJoined(part) ? `(${formatGuardName(part)})` : formatGuardName(part)))
  return name === 'not' ? `not ${parts.join('')}` : parts.join(joiners[name] ?? ', ')
}

const isJoined = (guard: unknown) => ((guard as Partial<CompositeGuard>).guards?.length ?? 0) > 1

const getInvokeSource = (node: AnyStateNode, id: string) => {
  const invoked = node.invoke.find((each) => each.id === id)
  return typeof invoked?.src === 'string' ? invoked.src : id
}

const formatDelayEvent = (node: AnyStateNode, delay: string) => {
  const time = delay.slice(0, -node.id.length - 1)
  return /^\d+$/.test(time) ? `after ${time} ms` : `after ${toWords(time)}`
}

export function formatEventName(node: AnyStateNode, type: string): string {
  const [, kind = '', rest = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot|done\.state|after)\.(.*)$/.exec(type) ?? []
  switch (kind) {
    case 'done.actor':
      return `${getInvokeSource(node, rest)} done`
    case 'error.actor':
      return `${getInvokeSource(node, rest)} error`
    case 'snapshot':
      return `${getInvokeSource(node, rest)} changes`
    case 'done.state':
      return 'done'
    case 'after':
      return formatDelayEvent(node, rest)
    default:
      return type === '*' ? 'any other event' : type
  }
}
