import type { WorkerScope } from './worker-scope.ts'

/** The service worker that the site serves once the operator has switched the other off: it removes what that left. */
;((scope: WorkerScope) => {
  async function leave() {
    for (const name of await caches.keys()) await caches.delete(name)
    await scope.registration.unregister()
  }

  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(leave()))
})(self as unknown as WorkerScope)
