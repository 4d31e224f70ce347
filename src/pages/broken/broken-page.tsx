import { paths } from '#addresses/paths.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster, Container, Stack } from '#ui/layout/layout.tsx'
import * as styles from './broken-page.css.ts'

export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Banner kicker="Our mistake" title="This page stopped working" />
      <Container className={styles.body}>
        <Stack gap="roomy">
          <p>What you saved on this device is still there.</p>
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
