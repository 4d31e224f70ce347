import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { arrowBackIcon } from '#ui/icon/symbols/arrows.ts'
import * as styles from './not-found-page.css.ts'

type Props = {
  words: string
  onBack: (() => void) | null
}

export function NotFoundPage({ words, onBack }: Props) {
  return (
    <>
      <Banner
        kicker="404 Page Not Found"
        title="The page you requested has flown the coop"
        src={terrainPath('flown the coop', 'dark', 1600, 480)}
      />
      <Container className={styles.body}>
        <form role="search" method="get" action={paths.search.to()} className={styles.search}>
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
      </Container>
    </>
  )
}
