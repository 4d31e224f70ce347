/** Tells the site something without waiting for an answer; it arrives even when the page is left. @param path relative to the site's origin. */
export const beacon =
  ({ navigator }: Pick<Window, 'navigator'>, path: string) =>
  (message: object): void => {
    navigator.sendBeacon(`/${path}`, new Blob([JSON.stringify(message)], { type: 'application/json' }))
  }
