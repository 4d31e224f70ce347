import type { Path } from '#machines/cover.testing.ts'
import type { Step } from '#machines/graph.testing.ts'

type Verb = (event: never) => Promise<void>

export type Walkable = {
  readonly start: (where?: string) => Promise<void>
  readonly events: Readonly<Record<string, Verb>>
  readonly states: Readonly<Record<string, () => Promise<void>>>
}

const verb = <Verbs extends object>(verbs: Verbs, name: string): Verbs[keyof Verbs] => {
  const found = verbs[name as keyof Verbs]
  if (!found) throw new Error(`The journey has no verb for "${name}".`)
  return found
}

export async function walk(journey: Walkable, path: Path, look: (step: Step) => Promise<void>): Promise<void> {
  const trail = [`start ${path.start}`]
  try {
    await journey.start(path.start)
    await verb(journey.states, path.initial)()
    for (const step of path.steps) {
      const { event, state } = step
      trail.push(`${event.type} → ${state}`)
      await verb(journey.events, event.type)(event as never)
      await verb(journey.states, state)()
      await look(step)
    }
  } catch (error) {
    throw new Error(`The screen left the path: ${trail.join(', ')}`, { cause: error })
  }
}
