/** Where the site serves the service worker of the saved jobs. */
export const offlineWorkerPath = '/offline-worker.js'
