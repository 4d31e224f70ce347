import { TransportFailure } from '#contract/site-api.ts'
import type { Ports, Store } from './ports.ts'

const reject = () => Promise.reject(new TransportFailure('A page is rendered from rows that are already here.'))
const noop = () => {}
const never = () => noop
const nowhere: Store = { read: () => null, keep: () => false, drop: noop }

/** For rendering on the server. Its site is never started. */
export const silentPorts: Ports = {
  api: { transact: reject },
  readers: reject,
  accountWriter: reject,
  upload: reject,
  prove: reject,
  readText: reject,
  random: (count) => new Uint8Array(count),
  report: noop,
  device: { shared: nowhere, tab: nowhere, watch: never },
  cookies: { read: () => null, keep: () => false, watch: never },
  tabs: { alone: (_, work) => work(), join: () => ({ say: noop, answered: async () => {}, leave: noop }) },
  files: { offer: noop, download: noop, read: reject, readDocument: reject },
  offline: { isUsed: async () => false, open: async () => null },
  clock: { now: () => 0, today: () => '1970-01-01', setTimeout: noop, clearTimeout: noop },
  maps: { find: reject },
  signals: { privacy: false, watchWishes: never },
  view: {
    go: async () => {},
    amend: noop,
    goBackOr: noop,
    loadDocument: noop,
    place: () => ({ pathname: '', search: '', hash: '', entry: '' }),
    watchPlace: never,
    watchLinks: never,
    setLeaveGuard: never,
    goOn: noop,
    stay: noop,
    warnOnUnload: never,
    showTop: noop,
    showEntry: noop,
    showSection: noop,
    watchMoves: never,
    applySettings: noop,
  },
}
