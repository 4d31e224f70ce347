import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** Answers from the cache when the network fails, and never writes to it. Must stay without imports. */
;((scope: WorkerScope) => {
  /** Not what scripts fetch: pages to keep would come from the cache and be kept again. */
  const isPageRequest = ({ mode, destination }: Request) =>
    mode === 'navigate' || /font|image|style/.test(destination) || (destination === 'script' && mode === 'no-cors')

  async function answer({ request, preloadResponse }: FetchEvent) {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch (error) {
      const cached = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
      if (cached) return cached
      throw error
    }
  }

  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(scope.registration.navigationPreload?.enable()))
  scope.addEventListener('fetch', (event) => {
    if (event.request.method === 'GET' && isPageRequest(event.request)) event.respondWith(answer(event))
  })
})(self as unknown as WorkerScope)
