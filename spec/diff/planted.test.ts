import { formMachine } from '#machines/form.machine.ts'
import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { officePickerMachine } from '#machines/office-picker.machine.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { shareJobMachine } from '#machines/share-job.machine.ts'
import { siteSearchMachine } from '#machines/site-search.machine.ts'
import { toastQueueMachine } from '#machines/toast-queue.machine.ts'
import type { AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import type { ChartTransition } from '../draw/extract.ts'
import { compareFlow } from './compare-flow.ts'
import { readGraph, type FlowGraph } from './flow-graph.ts'
import { at, plant, type Part } from './planted.testing.ts'
import { formatStorySteps } from './print-flows.ts'

type PlantedFault = {
  readonly what: string
  readonly machine: AnyStateMachine
  readonly change: (config: Part, delays: Part) => void
  readonly tells: ReadonlyArray<string>
}

const planted: ReadonlyArray<PlantedFault> = [
  {
    what: 'job search: no other try after a failure',
    machine: jobSearchMachine,
    change: (config) => void delete at(config, 'states', 'failed', 'on')['retry'],
    tells: [
      'Given the address is read',
      'Then at once the jobs are searched',
      'Then where “is answered” is true, the site is looking for the jobs',
      'When “find jobs” fails',
      'Then the jobs could not be loaded',
      'When another try',
      'before: the jobs are searched',
      'now: nothing happens, and it stays so: the jobs could not be loaded',
    ],
  },
  {
    what: 'message: a failure is swallowed',
    machine: formMachine,
    change: (config) => void (at(config, 'states', 'sending', 'invoke', 'onDone') as unknown as Part[]).pop(),
    tells: [
      'Given the form is ready to be sent',
      'When nothing is wrong with it',
      'Then the form is being sent',
      'When the firm does not accept it, or there is no proof, or no answer',
      'before: the form could not be sent and keeps its values (on the way, “set outcome notice” is done)',
      'now: nothing happens, and it stays so: the form is being sent',
    ],
  },
  {
    what: 'profile: it is sent although it contradicts itself',
    machine: formMachine,
    change: (config) => void (at(config, 'states', 'idle', 'on', 'form.submitted') as unknown as Part[]).splice(1, 1),
    tells: [
      'Given the form is ready to be sent',
      'When it contradicts itself',
      'before: the form is not sent because it contradicts itself (on the way, “find broken rules” is done)',
      'now: the same as when nothing is wrong with it: the form is being sent',
    ],
  },
  {
    what: 'toast queue: failures vanish as well',
    machine: toastQueueMachine,
    change: (config) => void delete at(config, 'on', 'toast.timedOut')['guard'],
    tells: [
      'Given whatever goes on',
      'When its time is up',
      'before: only where “time is up” is true',
      'now: in every case',
    ],
  },
  {
    what: 'session: it outlives its token',
    machine: sessionMachine,
    change: (config) => void delete at(config, 'states', 'signedIn', 'after')['expiry'],
    tells: [
      'Given it is not yet known who is visiting',
      'When the visitor signs in',
      'Then the name of the visitor is being looked up',
      'When the name stays unknown until the next refresh',
      'Then the visitor is signed in',
      'When the token expires',
      'before: the session has ended',
      'now: nothing happens, and it stays so: the visitor is signed in',
    ],
  },
  {
    what: 'saved jobs: the device keeps what was cleared',
    machine: savedJobsMachine,
    change: (config) => void (at(config, 'on', 'jobs.cleared', 'actions') as unknown as Part[]).pop(),
    tells: [
      'Given whatever goes on',
      'When the visitor clears the whole list',
      'before: “store on device” is done',
      'now: “store on device” is not done',
    ],
  },
  {
    what: 'job alert: nobody is thanked',
    machine: jobAlertMachine,
    change: (config) => Object.assign(at(config, 'states', 'sending', 'invoke', 'onDone', 0), { target: 'idle' }),
    tells: [
      'Given job alerts can be asked for',
      'When nothing is wrong with it',
      'Then job alerts are being asked for',
      'When the firm accepts it',
      'before: the visitor is thanked for signing up',
      'now: job alerts can be asked for',
    ],
  },
  {
    what: 'share: the dialog stays after it was closed',
    machine: shareJobMachine,
    change: (config) => void delete at(config, 'states', 'sending', 'on', 'dialog.closed', 0)['target'],
    tells: [
      'Given no dialog about the job is open',
      'When she wants the job by e-mail, or jobs like it',
      'Then a dialog asks for an e-mail address',
      'When the e-mail address is valid',
      'Then what she asks for is being sent',
      'When she closes it and waits for no answer',
      'before: no dialog about the job is open',
      'now: it stays so: what she asks for is being sent',
    ],
  },
  {
    what: 'site search: its time is longer',
    machine: siteSearchMachine,
    change: (_, delays) => Object.assign(delays, { finish: 5000 }),
    tells: [
      'Given what is asked is read',
      'Then where “is asked” is true, the search is under way',
      'When its time is over',
      'before: after 2 seconds',
      'now: after 5 seconds',
    ],
  },
  {
    what: 'office picker: what is asked first',
    machine: officePickerMachine,
    change: (config) => {
      const asked = at(config, 'states', 'deciding', 'always') as unknown as Part[]
      asked.splice(0, asked.length, ...asked.toReversed())
    },
    tells: [
      'Given the office that was asked for is looked up',
      'When it goes on by itself, where “selected is on map” is true',
      'before: the selected office is shown on its card',
      'now: the general telephone lines are shown instead of the offices',
    ],
  },
]

function formatStory({ machine, change }: PlantedFault) {
  const [story] = compareFlow(readGraph(machine), plant(machine, change)).stories
  if (!story) return []
  return [
    ...formatStorySteps(story),
    ...story.before.map((line) => `before: ${line}`),
    ...story.now.map((line) => `now: ${line}`),
  ]
}

test.each(planted)('$what', (each) => {
  expect(formatStory(each)).toEqual(each.tells)
})

test('job alert: what is only counted is told inside', () => {
  const now = plant(jobAlertMachine, (config) => {
    const done = at(config, 'states', 'sending', 'invoke', 'onDone') as unknown as { actions: unknown }[]
    for (const step of done.filter(({ actions }) => Array.isArray(actions)))
      step.actions = (step.actions as ReadonlyArray<unknown>).filter((action) => action !== 'countRefusal')
  })
  const { stories, inside } = compareFlow(readGraph(jobAlertMachine), now)
  expect([stories, inside]).toEqual([[], [expect.stringMatching(/^“count refusal” is no longer done when the firm /)]])
})

test.each(planted)('nothing is told of a machine that is the same: $what', ({ machine }) => {
  const { stories, reworded, inside, addedStates, removedStates } = compareFlow(
    readGraph(machine),
    plant(machine, () => {}),
  )
  expect([stories, reworded, inside, addedStates, removedStates].flat()).toEqual([])
})

function spoil(graph: FlowGraph, spoiled: ChartTransition): ReadonlyArray<FlowGraph> {
  const put = (other: ReadonlyArray<ChartTransition>) => ({
    ...graph,
    transitions: graph.transitions.flatMap((each) => (each === spoiled ? other : [each])),
  })
  const elsewhere = graph.root.states.find(({ id }) => id !== spoiled.from && !spoiled.to.includes(id))
  return [put([]), put([{ ...spoiled, to: [elsewhere?.id ?? ''] }])]
}

test('any transition that goes, or leads elsewhere, is told, unless another one does the same', () => {
  const untold = [...new Set(planted.map(({ machine }) => machine))].map(readGraph).flatMap((graph) =>
    graph.transitions.flatMap((each) => {
      const silent = spoil(graph, each).filter((now) => {
        const { stories, inside } = compareFlow(graph, now)
        return stories.length + inside.length === 0
      })
      return silent.map(() => each.id)
    }),
  )
  // Without it the step of any state is taken, which keeps what is searched for as well.
  expect(untold).toEqual(['jobAlert.thanked|search.changed|1'])
})
