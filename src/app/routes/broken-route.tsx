import { BrokenPage } from '#pages/broken/broken-page.tsx'

/** Asks the server for the page: a browser may keep the failure of a script, and a renewed site has other scripts. */
export const BrokenRoute = () => <BrokenPage onRetry={() => location.reload()} />
