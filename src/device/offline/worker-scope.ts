export type LifeEvent = Event & { readonly waitUntil: (work: Promise<unknown> | undefined) => void }

export type FetchEvent = Event & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}

export type WorkerScope = {
  readonly skipWaiting: () => Promise<void>
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
    readonly unregister: () => Promise<boolean>
  }
  readonly addEventListener: ((type: 'install' | 'activate', listen: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listen: (event: FetchEvent) => void) => void)
}
