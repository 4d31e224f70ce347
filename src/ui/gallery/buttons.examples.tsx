import { Button, ButtonLink, type ButtonProps } from '#ui/button/button.tsx'
import * as buttonStyles from '#ui/button/button.css.ts'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { arrowForwardIcon } from '#ui/icon/symbols/arrows.ts'
import { bookmarkIcon } from '#ui/icon/symbols/site-header.ts'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import { openInNewIcon, shareIcon } from '#ui/icon/symbols/sharing.ts'
import { workIcon } from '#ui/icon/symbols/places.ts'
import { Example, Examples, listKeys } from './example.tsx'
import { ringed } from './gallery.css.ts'

type Variant = NonNullable<ButtonProps['variant']>

const variants = listKeys(buttonStyles.variant)
const getStage = (variant: Variant) => (variant === 'onDark' ? 'dark' : 'plain')

export function ButtonExamples() {
  return (
    <Examples
      title="Buttons and button links"
      lead="One primary action on a screen; the rest is quieter. A busy button keeps the focus and says so."
    >
      {variants.map((variant) => (
        <Example key={variant} name={variant} stage={getStage(variant)} whole>
          <Stack gap="roomy">
            <ButtonStates variant={variant} />
            <LinkStates variant={variant} />
          </Stack>
        </Example>
      ))}
      <Example name="wide">
        <Button wide>Apply for this job</Button>
      </Example>
      <Example name="wide link">
        <ButtonLink href="#buttons" wide variant="secondary" trailingIcon={arrowForwardIcon}>
          See all open jobs
        </ButtonLink>
      </Example>
      <Example name="with focus">
        <Button className={ringed}>Search</Button>
      </Example>
    </Examples>
  )
}

function ButtonStates({ variant }: { variant: Variant }) {
  return (
    <Cluster gap="base">
      <Button variant={variant}>Send message</Button>
      <Button variant={variant} icon={bookmarkIcon}>
        Save job
      </Button>
      <Button variant={variant} trailingIcon={arrowForwardIcon}>
        Next
      </Button>
      <Button variant={variant} icon={shareIcon} iconOnly>
        Share
      </Button>
      <Button variant={variant} busy>
        Sending
      </Button>
      <Button variant={variant} aria-disabled>
        Not yet
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
    </Cluster>
  )
}

function LinkStates({ variant }: { variant: Variant }) {
  return (
    <Cluster gap="base">
      <ButtonLink href="#buttons" variant={variant}>
        Link
      </ButtonLink>
      <ButtonLink href="#buttons" variant={variant} icon={workIcon}>
        Link with icon
      </ButtonLink>
      <ButtonLink href="#buttons" variant={variant} trailingIcon={openInNewIcon}>
        Link that leaves
      </ButtonLink>
      <ButtonLink href="#buttons" variant={variant} icon={mailIcon} iconOnly>
        Write to us
      </ButtonLink>
    </Cluster>
  )
}
