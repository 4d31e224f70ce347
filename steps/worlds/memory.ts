import { randomUUID } from 'node:crypto'
import { siteSettings } from '#server/settings/site-settings.ts'
import { runAllSteps } from '#domain/slicing/steps.ts'
import { accompany } from '#site/accompany.ts'
import { createGuardedPageFlow, guardedPageInput } from '#site/guarded-page.ts'
import type { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import { createSite } from '#site/create-site.ts'
import type { Device, End } from '#site/ports.ts'
import type { Site } from '#site/site.ts'
import { createActor, type ActorRefFrom, type AnyActorRef, type AnyStateMachine, type InputFrom } from 'xstate'
import { isGuarded, getPageTitle } from './memory-pages.ts'
import { surroundings, type MemoryWorldDeps } from './memory-surroundings.ts'
import { feedVariables } from './networks.ts'
import { viewInMemory } from './memory-view.ts'

const settings = siteSettings({ FIRM_NAME: 'Tamarack Research', ...feedVariables('https://networks.example') })

export function worldInMemory(whole: MemoryWorldDeps) {
  const around = surroundings(whole)
  const load = (tab: Device, address: string, line?: ReturnType<typeof around.connect>) => {
    const view = viewInMemory(address)
    const now = whole.siteClock.now().getTime()
    const seed = randomUUID().slice(0, 8)
    const given = { rows: {}, now, seed, origin: 'https://tamarack.example', settings, jobCount: whole.jobCount }
    return { view, site: createSite({ ...around.createPorts(tab, line), view: view.port }, given) }
  }
  let tab = around.device.openTab()
  let { site, view } = load(tab, '/home')
  let endings: End[] = []
  const otherTabs: End[] = []
  let isAccompanied = false
  let beside: ReturnType<typeof accompany> | null = null
  let guard: ActorRefFrom<typeof guardedPageMachine> | null = null
  let flows: AnyActorRef[] = []
  const closePage = () => {
    for (const end of [...endings, () => site.stop()]) end()
    endings = []
    flows = []
    beside = null
  }
  const enter = <Actor extends AnyActorRef>(actor: Actor): Actor => {
    flows = [actor, ...flows]
    return actor
  }
  const endWithPage = (end: End) => {
    endings.push(end)
    view.onLeave(end)
  }
  const run = <Machine extends AnyStateMachine>(createFlow: (of: Site) => Machine, input: InputFrom<Machine>) => {
    const actor = createActor(createFlow(site), { input, ...site.running })
    endWithPage(() => actor.stop())
    return enter(actor).start()
  }
  const getGuard = () => {
    if (!guard) throw new Error('No page for applicants was opened.')
    return guard
  }
  /** As a page for applicants is mounted: anew for somebody else who signs in. */
  const runForPerson = <Machine extends AnyStateMachine>(
    createFlow: (of: Site) => Machine,
    input: InputFrom<Machine>,
    setFlow: (flow: ReturnType<typeof createActor<Machine>>) => void,
  ) => {
    let { person } = getGuard().getSnapshot().context
    let flow = run(createFlow, input)
    const isMounted = () => (flow as AnyActorRef).getSnapshot().status === 'active'
    setFlow(flow)
    getGuard().subscribe((snapshot) => {
      if (!isMounted() || snapshot.context.person === person) return
      person = snapshot.context.person
      flow.stop()
      if (!snapshot.matches('shown')) return
      flow = run(createFlow, input)
      setFlow(flow)
    })
  }
  const openBeside = (address = '/home', { isCopy = false, held = '' } = {}) => {
    const line = around.connect()
    if (held !== '') void line.connection.hold(held)
    const other = load(around.device.openTab(isCopy ? tab.texts : undefined), address, line).site
    runAllSteps(other.start())
    otherTabs.push(() => other.stop())
    const runHere = <Machine extends AnyStateMachine>(createFlow: (of: Site) => Machine, input: InputFrom<Machine>) => {
      const actor = createActor(createFlow(other), { input, ...other.running })
      otherTabs.unshift(() => actor.stop())
      return actor.start()
    }
    return { ...other, connection: line.connection, run: runHere }
  }
  const goOnBeside = () => {
    if (beside) return beside
    beside = accompany(site)
    endings.push(beside.stop)
    return beside
  }
  const guardPages = () => {
    let path = ''
    return view.port.watchPlace((place) => {
      const isNew = place.pathname !== path
      path = place.pathname
      if (isNew && isGuarded(place))
        guard = run(createGuardedPageFlow, guardedPageInput(site.actors.session.getSnapshot()))
    })
  }
  const prepare = (address: string) => {
    // A page that is reloaded is gone at once: nothing it does at its end reaches the device.
    const kept = new Map(tab.texts)
    closePage()
    tab = around.device.openTab(kept)
    ;({ site, view } = load(tab, address))
    endings.push(guardPages())
  }
  return {
    ...around,
    subscribe: whole.subscribe,
    submitApplicationFor: whole.submitApplicationFor,
    close: () => {
      closePage()
      for (const end of otherTabs) end()
    },
    get site() {
      return site
    },
    get view() {
      return view
    },
    get tab() {
      return tab
    },
    prepare,
    prepareInNewTab: (address: string) => {
      tab = around.device.openTab()
      prepare(address)
    },
    open: (address: string) => {
      prepare(address)
      runAllSteps(site.start())
      if (isAccompanied) goOnBeside()
    },
    accompanyEachPage: () => {
      isAccompanied = true
    },
    beside: goOnBeside,
    accompany: () => enter(goOnBeside().messages),
    openBeside,
    enter,
    getActiveFlow: () => flows.find((flow) => flow.getSnapshot().status === 'active') ?? flows[0],
    run,
    runForPerson,
    follow: ({ subscribe }: { readonly subscribe: (changed: () => void) => End }) => endWithPage(subscribe(() => {})),
    guard: getGuard,
    title: () => getPageTitle(site, view.port.place()),
  }
}

export type MemoryWorld = ReturnType<typeof worldInMemory>
