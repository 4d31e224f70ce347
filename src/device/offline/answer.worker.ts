import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/**
 * The service worker that answers where the network does not, with what a page of the site has kept; what is kept it
 * neither decides nor changes. Like the first paint it is a file without imports.
 */
;((scope: WorkerScope) => {
  /** A page, and what it is looked at with; not its modules, nor what scripts fetch, or what was kept would be kept again. */
  const isLookedAt = ({ mode, destination }: Request) =>
    mode === 'navigate' || /font|image/.test(destination) || (destination === 'script' && mode === 'no-cors')

  async function answer({ request, preloadResponse }: FetchEvent) {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch (error) {
      const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
      if (kept) return kept
      throw error
    }
  }

  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(scope.registration.navigationPreload?.enable()))
  scope.addEventListener('fetch', (event) => {
    if (event.request.method === 'GET' && isLookedAt(event.request)) event.respondWith(answer(event))
  })
})(self as unknown as WorkerScope)
