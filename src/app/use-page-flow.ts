import type { Site } from '#site/site.ts'
import { useActorRef, useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import { useSite } from './use-site.ts'

/** The machine of a page with its effects over the site, and how it runs. */
function useFlow<Machine extends AnyStateMachine>(flowOf: (site: Site) => Machine, input: InputFrom<Machine>) {
  const site = useSite()
  const machine = useMemo(() => flowOf(site), [flowOf, site])
  // The type of the options depends on the machine, which is not known here.
  return [machine, { input, ...site.running } as never] as const
}

/** Runs the flow of a page as long as the page shows. @param flowOf gives the machine its effects over the site */
export function usePageFlow<Machine extends AnyStateMachine>(
  flowOf: (site: Site) => Machine,
  input: InputFrom<Machine>,
) {
  const [machine, options] = useFlow(flowOf, input)
  return useMachine(machine, options)
}

/** The same for a part of a page that draws itself, without rendering again whenever its flow moves. */
export function usePageActor<Machine extends AnyStateMachine>(
  flowOf: (site: Site) => Machine,
  input: InputFrom<Machine>,
) {
  const [machine, options] = useFlow(flowOf, input)
  return useActorRef(machine, options) as ActorRefFrom<Machine>
}
