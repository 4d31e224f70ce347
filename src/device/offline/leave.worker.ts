import type { WorkerScope } from './worker-scope.ts'

;((scope: WorkerScope) => {
  async function leave() {
    for (const name of await caches.keys()) await caches.delete(name)
    await scope.registration.unregister()
  }

  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(leave()))
})(self as unknown as WorkerScope)
