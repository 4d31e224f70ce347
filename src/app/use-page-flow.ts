import type { Site } from '#site/site.ts'
import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { useSite } from './use-site.ts'

export function usePageFlow<Machine extends AnyStateMachine>(
  createFlow: (site: Site) => Machine,
  input: InputFrom<Machine>,
) {
  const site = useSite()
  const machine = useMemo(() => createFlow(site), [createFlow, site])
  return useMachine(machine, { input, ...site.running })
}

export function usePageStore<Store>(createStore: (site: Site) => Store): Store {
  const site = useSite()
  const [store] = useState(() => createStore(site))
  return store
}
