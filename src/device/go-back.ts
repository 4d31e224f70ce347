type Here = Pick<Window, 'document' | 'history' | 'location'> & {
  /** The history of this site alone, where the browser tells it. */
  readonly navigation?: { readonly canGoBack: boolean }
}

/** Whether another site stands before this one in the history. */
const cameFromElsewhere = ({ document, location }: Here) =>
  document.referrer !== '' && new URL(document.referrer).origin !== location.origin

/** Returns to the previous entry of the history; does `otherwise` when there is none (C2.4-12, C2.4-23). */
export function goBackOr(here: Here, otherwise: () => void) {
  const { history, navigation } = here
  const isFirst = history.length < 2 || (navigation && !navigation.canGoBack && !cameFromElsewhere(here))
  if (isFirst) otherwise()
  else history.back()
}
