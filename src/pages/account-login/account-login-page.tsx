import { paths } from '#addresses/paths.ts'
import { account } from '#content/account.ts'
import { accountForms } from '#content/account-forms.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import { arrowBackIcon } from '#ui/icon/symbols/arrows.ts'
import type { ReactNode, Ref } from 'react'
import * as styles from './account-login-page.css.ts'

export type AccountFormName = keyof typeof accountForms.forms

type Props = {
  form: AccountFormName
  titleRef: Ref<HTMLHeadingElement>
  links: { signIn: string; recovery: string; createAccount: string }
  application: { title: string; text: string } | null
  children: ReactNode
}

export function AccountLoginPage({ form, titleRef, links, application, children }: Props) {
  const { title, lead } = accountForms.forms[form]
  return (
    <>
      <LoginBanner title={title} titleRef={titleRef} lead={lead} />
      <Container className={styles.body}>
        <div className={styles.column}>
          {children}
          <FormLinks form={form} links={links} />
        </div>
        <Sidebar form={form} application={application} />
      </Container>
    </>
  )
}

const words = accountForms.links

function FormLinks({ form, links }: Pick<Props, 'form' | 'links'>) {
  if (form === 'signIn')
    return (
      <Cluster className={styles.formLinks}>
        <ButtonLink variant="text" href={links.recovery}>
          {words.recovery}
        </ButtonLink>
        <ButtonLink variant="text" href={links.createAccount}>
          {words.createAccount}
        </ButtonLink>
      </Cluster>
    )
  const requiresSession = form === 'updatePassword' || form === 'updateEmail'
  return (
    <Cluster>
      <ButtonLink variant="text" href={requiresSession ? paths.account.to() : links.signIn} icon={arrowBackIcon}>
        {requiresSession ? words.account : words.signIn}
      </ButtonLink>
    </Cluster>
  )
}

function Sidebar({ form, application }: Pick<Props, 'form' | 'application'>) {
  const told = form === 'signIn' || form === 'createAccount' ? null : accountForms.beside[form]
  const { title, text } = told ?? application ?? account.signIn.visitors
  return (
    <aside className={styles.aside} aria-labelledby="beside">
      <Heading level={2} id="beside" className={styles.asideTitle}>
        {title}
      </Heading>
      <p>{text}</p>
      {told === null && (
        <ButtonLink variant="text" href={paths.opportunities.to()}>
          Search All Careers
        </ButtonLink>
      )}
    </aside>
  )
}

type AlreadySignedInProps = Pick<Props, 'titleRef'> & { title: string; wanted: string | null }

export function AlreadySignedIn({ title, titleRef, wanted }: AlreadySignedInProps) {
  return (
    <>
      <LoginBanner title={title} titleRef={titleRef} lead={account.signIn.already} />
      <Container className={styles.already}>
        <Cluster>
          {wanted !== null && (
            <ButtonLink href={wanted} icon={arrowBackIcon}>
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

type LoginBannerProps = Pick<Props, 'titleRef'> & { title: string; lead: string }

const LoginBanner = (props: LoginBannerProps) => <Banner size="compact" {...props} />
