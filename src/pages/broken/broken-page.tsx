import { paths } from '#addresses/paths.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster, Container, Stack } from '#ui/layout/layout.tsx'
import * as styles from './broken-page.css.ts'

export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Banner kicker="Something is missing" title="This page did not load" />
      <Container className={styles.body}>
        <Stack gap="roomy">
          <p>
            The connection may be down, or the site may have been updated since you opened it. What you saved on this
            device is still there.
          </p>
          <Cluster>
            <Button onClick={onRetry}>Try again</Button>
            <ButtonLink variant="secondary" href={paths.home.to()}>
              Go To Home Page
            </ButtonLink>
          </Cluster>
        </Stack>
      </Container>
    </>
  )
}
