import type { Path } from '#machines/cover.testing.ts'

type Verb = (event: never) => Promise<void>

type Walkable = {
  readonly start: (where?: string) => Promise<void>
  readonly events: Readonly<Record<string, Verb>>
  readonly states: Readonly<Record<string, () => Promise<void>>>
}

const verb = <Verbs extends object>(verbs: Verbs, name: string): Verbs[keyof Verbs] => {
  const found = verbs[name as keyof Verbs]
  if (!found) throw new Error(`The journey has no verb for "${name}".`)
  return found
}

/**
 * Walks a path of a machine with the verbs of its journey and looks, after each step, for the state the machine is in.
 * @param looksLike compares more of what is shown with the machine's context.
 * @throws naming the trail up to the step that failed.
 */
export async function walk(
  journey: Walkable,
  path: Path,
  looksLike: (context: never) => Promise<void> = async () => {},
): Promise<void> {
  const trail = [`start ${path.start}`]
  try {
    await journey.start(path.start)
    await verb(journey.states, path.initial)()
    for (const { event, state, context } of path.steps) {
      trail.push(`${event.type} → ${state}`)
      await verb(journey.events, event.type)(event as never)
      await verb(journey.states, state)()
      await looksLike(context as never)
    }
  } catch (error) {
    throw new Error(`The screen left the path: ${trail.join(', ')}`, { cause: error })
  }
}
