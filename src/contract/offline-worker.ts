export const offlineWorkerPath = '/offline-worker.js'
