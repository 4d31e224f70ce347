import { paths, terrainPath } from '#app/paths.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import * as styles from './not-found-page.css.ts'

/** The page of every address that is not known (C2.4-20 to C2.4-24). */
export function NotFoundPage() {
  return (
    <>
      <Banner
        kicker="404 Page Not Found"
        title="The page you requested has flown the coop"
        src={terrainPath('flown the coop', 'dark', 1600, 480)}
      />
      <Container className={styles.body}>
        <Cluster>
          <Button variant="secondary" icon="arrow_back" onClick={() => history.back()}>
            Go Back
          </Button>
          <ButtonLink href={paths.home.to()}>Go To Home Page</ButtonLink>
        </Cluster>
      </Container>
    </>
  )
}
