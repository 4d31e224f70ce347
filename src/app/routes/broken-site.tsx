import { paths } from '#addresses/paths.ts'
import { firm } from '#content/firm.ts'
import { BrokenPage } from '#pages/broken/broken-page.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'

export function BrokenSite() {
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <header>
        <a href={paths.home.to()}>{firm.name}</a>
      </header>
      <main id="main" tabIndex={-1}>
        <BrokenPage onRetry={() => location.reload()} />
      </main>
    </>
  )
}
