import { TransportFailure } from '#contract/site-api.ts'
import type { Ports, Store } from './ports.ts'

const reject = () => Promise.reject(new TransportFailure('A page is rendered from rows that are already here.'))
const nothing = () => {}
const never = () => nothing
const nowhere: Store = { read: () => null, keep: () => false, drop: nothing }

/** For rendering on the server. Its site is never started. */
export const silentPorts: Ports = {
  api: { transact: reject },
  readers: reject,
  accountWriter: reject,
  upload: reject,
  prove: reject,
  readText: reject,
  random: (count) => new Uint8Array(count),
  report: nothing,
  device: { shared: nowhere, tab: nowhere, watch: never },
  cookies: { read: () => null, keep: () => false, watch: never },
  tabs: { alone: (_, work) => work(), join: () => ({ say: nothing, answered: async () => {}, leave: nothing }) },
  files: { offer: nothing, download: nothing, read: reject },
  offline: { isUsed: async () => false, open: async () => null },
  clock: { now: () => 0, today: () => '1970-01-01', setTimeout: nothing, clearTimeout: nothing },
  maps: { find: reject },
  signals: { privacy: false, watchWishes: never },
  view: {
    go: async () => {},
    amend: nothing,
    goBackOr: nothing,
    leaveFor: nothing,
    place: () => ({ pathname: '', search: '', hash: '', entry: '' }),
    watchPlace: never,
    watchLinks: never,
    guardBy: never,
    goOn: nothing,
    stay: nothing,
    warnOnUnload: never,
    showTop: nothing,
    showEntry: nothing,
    showSection: nothing,
    watchMoves: never,
    applySettings: nothing,
  },
}
