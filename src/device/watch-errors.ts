import { errorMessage } from '#site/error-log.ts'

export function watchErrors(window: EventTarget, log: (message: string) => void): () => void {
  const onError = (event: Event) => log(errorMessage((event as ErrorEvent).error ?? (event as ErrorEvent).message))
  const onRejection = (event: Event) => log(errorMessage((event as PromiseRejectionEvent).reason))
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
