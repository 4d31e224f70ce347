import { BrokenPage } from '#pages/broken/broken-page.tsx'

/** Reloads: a browser may remember a failed script, and a new build has other script files. */
export const BrokenRoute = () => <BrokenPage onRetry={() => location.reload()} />
