import type { Site } from '#site/site.ts'
import { useActorRef, useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import { useSite } from './use-site.ts'

function useFlow<Machine extends AnyStateMachine>(createFlow: (site: Site) => Machine, input: InputFrom<Machine>) {
  const site = useSite()
  const machine = useMemo(() => createFlow(site), [createFlow, site])
  // The type of the options depends on the machine, which is not known here.
  return [machine, { input, ...site.running } as never] as const
}

export function usePageFlow<Machine extends AnyStateMachine>(
  createFlow: (site: Site) => Machine,
  input: InputFrom<Machine>,
) {
  const [machine, options] = useFlow(createFlow, input)
  return useMachine(machine, options)
}

export function usePageActor<Machine extends AnyStateMachine>(
  createFlow: (site: Site) => Machine,
  input: InputFrom<Machine>,
) {
  const [machine, options] = useFlow(createFlow, input)
  return useActorRef(machine, options) as ActorRefFrom<Machine>
}
