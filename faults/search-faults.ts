import type { Fault } from './fault.ts'

export const searchFaults: ReadonlyArray<Fault> = [
  {
    name: 'a wrong sort: the worst answer first',
    file: 'src/domain/jobs/rank-jobs.ts',
    find: 'sort((a, b) => b - a)',
    replace: 'sort((a, b) => a - b)',
  },
  {
    name: 'a limit that is gone: any number of words is searched',
    file: 'src/domain/search/searched-part.ts',
    find: "split(' ', maxSearchedWords)",
    replace: "split(' ')",
  },
  {
    name: 'a hasty address: it changes with every key',
    file: 'machines/address-sync.machine.ts',
    find: 'isTyping: (_, isTyping: boolean) => isTyping,',
    replace: 'isTyping: (_, _isTyping: boolean) => false,',
    within: 'address-sync',
  },
  {
    name: 'a step back that is not followed: the search does not hear that the address has changed',
    file: 'machines/address-sync.machine.ts',
    find: "        { type: 'syncAddress', params: ({ event }) => event.query },\n",
    replace: '',
    within: 'address-sync',
  },
  {
    name: 'a batch in one piece: nothing else has its turn between two operations',
    file: 'src/server/transaction/run-steps.ts',
    find: 'await inTurn(() => runStep(step, context))',
    replace: 'await runStep(step, context)',
    caughtBy: 'unit',
    within: 'src/server/transaction/run-steps.test.ts',
  },
  {
    name: 'a search that is a step of the history with each choice',
    file: 'src/site/address-sync.ts',
    find: 'view.amend(page.to(query))',
    replace: 'void view.go(page.to(query))',
    caughtBy: 'features:browser',
    within: 'J4.6-04',
  },
  {
    name: 'a choice that is lost when the page is left before its answer is painted',
    file: 'src/device/view.ts',
    find: "['visibilitychange', 'pagehide']",
    replace: "['visibilitychange']",
    caughtBy: 'unit',
    within: 'src/device/view-amending.test.ts',
  },
  {
    name: 'a job that is saved while an address asks for the saved ones, and is not among them',
    file: 'machines/job-search.machine.ts',
    find: 'query === null && result !== null && !criteria.saved',
    replace: 'result !== null && !criteria.saved',
    caughtBy: 'unit',
    within: 'J4.3-01',
  },
]
