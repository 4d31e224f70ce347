type HistoryWindow = Pick<Window, 'document' | 'history' | 'location'> & {
  readonly navigation?: { readonly canGoBack: boolean }
}

const cameFromElsewhere = ({ document, location }: HistoryWindow) =>
  document.referrer !== '' && new URL(document.referrer).origin !== location.origin

export function goBackOr(here: HistoryWindow, otherwise: () => void) {
  const { history, navigation } = here
  const isFirst = history.length < 2 || (navigation && !navigation.canGoBack && !cameFromElsewhere(here))
  if (isFirst) otherwise()
  else history.back()
}
