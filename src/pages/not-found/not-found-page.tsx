import { paths } from '#addresses/paths.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { arrowBackIcon } from '#ui/icon/symbols/arrows.ts'

type Props = {
  words: string
  onBack: (() => void) | null
}

export function NotFoundPage({ words, onBack }: Props) {
  return (
    <>
      <Banner kicker="404 Page Not Found" title="The page you requested has flown the coop" size="short" />
      <MarginRows>
        <MarginRow
          margin={
            <Cluster>
              {onBack ? (
                <Button variant="secondary" icon={arrowBackIcon} onClick={onBack}>
                  Go Back
                </Button>
              ) : (
                <ButtonLink variant="secondary" icon={arrowBackIcon} href={paths.home.to()}>
                  Go Back
                </ButtonLink>
              )}
              <ButtonLink href={paths.home.to()}>Go To Home Page</ButtonLink>
            </Cluster>
          }
        >
          <form role="search" method="get" action={paths.search.to()}>
            <SearchField
              key={words}
              label="Search this site"
              name="q"
              size="large"
              submit="Search"
              autoComplete="off"
              enterKeyHint="search"
              defaultValue={words}
            />
          </form>
        </MarginRow>
      </MarginRows>
    </>
  )
}
