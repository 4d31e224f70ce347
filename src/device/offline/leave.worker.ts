import type { WorkerScope } from './worker-scope.ts'

;((scope: WorkerScope) => {
  async function clearAndUnregister() {
    for (const name of await caches.keys()) await caches.delete(name)
    await scope.registration.unregister()
  }

  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(clearAndUnregister()))
})(self as unknown as WorkerScope)
