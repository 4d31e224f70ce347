/** An event of a service worker that ends when what it waits for has. */
export type LifeEvent = Event & { readonly waitUntil: (work: Promise<unknown> | undefined) => void }

export type FetchEvent = Event & {
  readonly request: Request
  /** What the network says, when it was asked while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}

/** As much of a service worker's scope as the workers of this site use; the types of the page have none. */
export type WorkerScope = {
  readonly skipWaiting: () => Promise<void>
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
    readonly unregister: () => Promise<boolean>
  }
  readonly addEventListener: ((type: 'install' | 'activate', listen: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listen: (event: FetchEvent) => void) => void)
}
