import type { Path } from '#machines/cover.testing.ts'
import type { Step } from '#machines/graph.testing.ts'

type Action = (event: never) => Promise<void>

export type PathDriver = {
  readonly start: (where?: string) => Promise<void>
  readonly events: Readonly<Record<string, Action>>
  readonly states: Readonly<Record<string, () => Promise<void>>>
}

const getAction = <Verbs extends object>(verbs: Verbs, name: string): Verbs[keyof Verbs] => {
  const found = verbs[name as keyof Verbs]
  if (!found) throw new Error(`The journey has no verb for "${name}".`)
  return found
}

export async function walk(journey: PathDriver, path: Path, checkView: (step: Step) => Promise<void>): Promise<void> {
  const visited = [`start ${path.start}`]
  try {
    await journey.start(path.start)
    await getAction(journey.states, path.initial)()
    for (const step of path.steps) {
      const { event, state } = step
      visited.push(`${event.type} → ${state}`)
      await getAction(journey.events, event.type)(event as never)
      await getAction(journey.states, state)()
      await checkView(step)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The screen left the path at "${visited.at(-1)}": ${reason}\n${visited.join(', ')}`, {
      cause: error,
    })
  }
}
