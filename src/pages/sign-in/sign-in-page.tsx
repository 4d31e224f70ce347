import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { account } from '#content/account.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'
import * as styles from './sign-in-page.css.ts'

type Props = SignInFormProps & {
  /** Whether someone is signed in already, other than by this form (J2.9-08). */
  isSignedIn: boolean
  /** Where the visitor was on her way to; null when she came here by herself. */
  wanted: string | null
  /** How to apply, where she was on her way to that (C2.1-25); null elsewhere. */
  application: { title: string; text: string; mail: string } | null
}

/** The way into an account (C2.1-18, J2.9). */
export function SignInPage({ isSignedIn, wanted, application, ...form }: Props) {
  if (isSignedIn) return <AlreadySignedIn wanted={wanted} />
  return (
    <>
      <Head title="Account Sign In" lead={account.signIn.lead} />
      <Container className={styles.body}>
        <div>
          <noscript>Signing in needs JavaScript. Everything else on this site can be read without it.</noscript>
          <SignInForm {...form} />
        </div>
        <aside className={styles.aside} aria-labelledby="newcomers">
          <Heading level={2} id="newcomers" className={styles.asideTitle}>
            {application ? application.title : account.signIn.newcomers.title}
          </Heading>
          {application ? <Applying {...application} /> : <p>{account.signIn.newcomers.text}</p>}
          <ButtonLink variant="text" href={paths.opportunities.to()}>
            Search All Careers
          </ButtonLink>
        </aside>
      </Container>
    </>
  )
}

/** What to do instead, for anyone who was on her way to an application: no account opens one yet. */
const Applying = ({ text, mail }: NonNullable<Props['application']>) => (
  <>
    <p>{text}</p>
    <ButtonLink href={mail} variant="secondary" icon="mail">
      Apply by e-mail
    </ButtonLink>
  </>
)

function AlreadySignedIn({ wanted }: Pick<Props, 'wanted'>) {
  return (
    <>
      <Head title="Already Signed in" />
      <Container className={styles.body}>
        <Cluster>
          {wanted !== null && (
            <ButtonLink href={wanted} icon="arrow_back">
              Go Back
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={paths.home.to()}>
            Home Page
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.account.to()}>
            Account Management
          </ButtonLink>
        </Cluster>
      </Container>
    </>
  )
}

const Head = ({ title, lead }: { title: string; lead?: string }) => (
  <Banner size="compact" title={title} lead={lead} src={terrainPath('account', 'dark', 1600, 480)} />
)
