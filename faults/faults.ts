import { alertFaults } from './alert-faults.ts'
import { applicationFaults } from './application-faults.ts'
import { claimFaults } from './claim-faults.ts'
import { corporateFaults } from './corporate-faults.ts'
import { drawingFaults } from './drawing-faults.ts'
import { drawnCareersFaults } from './drawn-careers-faults.ts'
import { drawnCorporateFaults } from './drawn-corporate-faults.ts'
import { formFaults } from './form-faults.ts'
import { markupFaults } from './markup-faults.ts'
import { memoryFaults } from './memory-faults.ts'
import type { Fault } from './fault.ts'
import { noticeFaults } from './notice-faults.ts'
import { operationFaults } from './operation-faults.ts'
import { formPageFaults } from './page-of-form-faults.ts'
import { ruleFaults } from './rule-faults.ts'
import { searchFaults } from './search-faults.ts'
import { sendingFaults } from './sending-faults.ts'
import { earlyFaults } from './early-faults.ts'
import { visitorFaults } from './visitor-faults.ts'
import { walkFaults } from './walk-faults.ts'
import { yearFaults } from './year-faults.ts'

export const faults: ReadonlyArray<Fault> = [
  {
    name: 'a dropped guard: every looked-up job counts as found',
    file: 'machines/job-page.machine.ts',
    find: "{ guard: 'jobExists', target: 'found' }",
    replace: "{ guard: 'jobsAreLoaded', target: 'found' }",
  },
  {
    name: 'a dropped guard: the empty saved view is not told apart',
    file: 'machines/job-search.machine.ts',
    find: "        { guard: 'hasNoSavedJobs', target: 'nothingSaved' },\n",
    replace: '',
  },
  {
    name: 'a swallowed error branch: jobs that cannot be loaded stay loading',
    file: 'machines/job-search.machine.ts',
    find: "onError: 'failed',",
    replace: "onError: 'loading',",
  },
  {
    name: 'a dropped answer: what was found is not shown',
    file: 'machines/job-search.machine.ts',
    find: "        { type: 'setAnswer', params: ({ event }) => event.output },\n",
    replace: '',
  },
  {
    name: 'a swallowed error branch: a lost call counts as succeeded',
    file: 'machines/transaction.machine.ts',
    find: "target: 'failed',\n          actions",
    replace: "target: 'succeeded',\n          actions",
  },
  {
    name: 'a retry loop: a list that failed is loaded again by itself',
    file: 'machines/reference-list.machine.ts',
    find: "tags: 'error',",
    replace: "tags: 'error',\n      always: 'loading',",
  },
  {
    name: 'half a batch: an unknown list is left out instead of refused',
    file: 'src/server/transaction/plan.ts',
    find: 'if (!isEntityName(entity) || hidden.has(entity))',
    replace:
      "if (!isEntityName(entity)) return planRead({ ...asked, PrefetchPath: 'WebsiteStat' }, { ownReads, hidden } as Askable)\n  if (hidden.has(entity))",
  },
  {
    name: 'a forgotten reset: another filter keeps the page',
    file: 'src/domain/jobs/job-criteria.ts',
    find: '  [groupFields[group]]: [...new Set(values)].sort(),\n  page: 0,',
    replace: '  [groupFields[group]]: [...new Set(values)].sort(),',
  },
  {
    name: 'an effect on the wrong device: who stays signed in is forgotten with the tab',
    file: 'src/site/token-keeper.ts',
    find: 'return remember ? replace(shared, tab, token) : replace(tab, shared, token)',
    replace: 'return replace(tab, shared, token)',
  },
  {
    name: 'an effect without leave: visits are counted before the visitor allows it',
    file: 'src/site/visit-counts.ts',
    find: "allowsAnalytics(consent.getSnapshot()) ? 'counting.allowed' : 'counting.refused'",
    replace: "'counting.allowed'",
  },
  {
    name: 'a dropped join: the search does not hear of saved jobs',
    file: 'src/site/job-search.ts',
    find: "return ids && { type: 'savedJobs.changed', ids }",
    replace: 'return ids && null',
  },
  {
    name: 'a dropped join: nobody is asked before a changed page is left',
    file: 'src/site/create-site.ts',
    find: 'ports.view.setLeaveGuard(createLeaveGuard(actors.leavePage))',
    replace: '() => {}',
  },
  {
    name: 'a notice in the wrong tone: what the device does not keep is told as a note',
    file: 'src/site/saved-jobs.ts',
    find: "tone: 'warning'",
    replace: "tone: 'info'",
  },
  {
    name: 'a forgotten key: a message that is sent again is another message',
    file: 'src/site/sending.ts',
    find: '{ ...(key && { idempotencyKey: key }), ...(endsWithFlow && { signal }) }',
    replace: '{ ...(endsWithFlow && { signal }) }',
  },
  {
    name: 'a retry left out: what is open to all is lost with a token that counts no more',
    file: 'src/site/session-api.ts',
    find: 'return api.transact(operations, { ...options, token: currentOf(tokenSubject(token)) })',
    replace: 'throw error',
  },
  {
    name: 'a page that draws what is not so: the bookmark of a saved job is not pressed',
    file: 'src/pages/job-search/job-row.tsx',
    find: 'aria-pressed={isSaved}',
    replace: 'aria-pressed={!isSaved}',
    caughtBy: 'unit',
  },
  {
    name: 'a server that trusts a thief: a copied token ends no session',
    file: 'src/server/accounts/sessions.ts',
    find: '  if (error instanceof CopiedToken) await endSession(db, error.family)\n',
    replace: '',
    caughtBy: 'unit',
  },
  {
    name: 'a server that keeps everybody: a session that is not kept lasts a month',
    file: 'src/server/accounts/sessions.ts',
    find: '(isKept ? longestAge.kept : longestAge.notKept)',
    replace: 'longestAge.kept',
    caughtBy: 'unit',
  },
  {
    name: 'a device that forgets nothing: with the last saved job its pages stay',
    file: 'src/site/offline-sync.ts',
    find: 'return pages.end()',
    replace: 'return',
  },
  {
    name: 'a worker that shows what is stale: what is kept comes before the network',
    file: 'src/device/offline/answer.worker.ts',
    find: '(await preloadResponse) ??',
    replace: '(await caches.match(request)) ??',
    caughtBy: 'features:browser',
    within: 'saved-jobs-offline',
  },
  {
    name: 'a transition that is not drawn: a dialog that failed says nothing',
    file: 'src/pages/job-page/share-form.tsx',
    find: '{!isBusy && words}',
    replace: "{''}",
    caughtBy: 'paths',
    within: 'steps/share-job/paths.ts',
  },
  {
    name: 'a dropped transition: whoever signed up can do so again at once',
    file: 'machines/job-alert.machine.ts',
    find: "target: 'thanked'",
    replace: "target: 'idle'",
    caughtBy: 'paths',
    within: 'steps/job-alert/paths.ts',
  },
  {
    name: 'a field without a name: its label belongs to nothing',
    file: 'src/ui/field/field.tsx',
    find: 'htmlFor={id}',
    replace: '',
    caughtBy: 'paths',
    within: 'steps/screen/axe-usual.screen.ts',
  },
  ...alertFaults,
  ...applicationFaults,
  ...claimFaults,
  ...drawnCorporateFaults,
  ...drawingFaults,
  ...drawnCareersFaults,
  ...formFaults,
  ...corporateFaults,
  ...markupFaults,
  ...memoryFaults,
  ...noticeFaults,
  ...operationFaults,
  ...formPageFaults,
  ...ruleFaults,
  ...searchFaults,
  ...sendingFaults,
  ...earlyFaults,
  ...visitorFaults,
  ...walkFaults,
  ...yearFaults,
]
