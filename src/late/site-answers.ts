/** Whether the site can be reached. A file that is missing all the same is of a release that is gone. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
