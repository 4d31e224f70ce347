import { paths } from '#addresses/paths.ts'
import { opportunities } from '#content/opportunities.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import * as styles from './submit-resume.css.ts'

const { resume } = opportunities

export const SubmitResume = ({ id }: { id: string }) => (
  <section className={styles.root} aria-labelledby="submit-resume">
    <h2 id="submit-resume" className={styles.title}>
      {resume.title}
    </h2>
    <p className={styles.words}>{resume.words}</p>
    <ButtonLink href={paths.apply.to(id)} variant="secondary" wide>
      {resume.link}
    </ButtonLink>
  </section>
)
