import { benefits } from '#content/benefits.ts'
import { careersBenefits, careersHome } from '#content/careers-home.ts'
import { Section } from '#ui/section/section.tsx'
import * as styles from './benefits.css.ts'

/** What comes beside the pay, one card for each kind (J2.2-13, J2.2-14, C2.16-01 to C2.16-07). */
export function Benefits() {
  const { title, lead } = careersHome.benefits
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.list}>
        {careersBenefits.map((type) => (
          <li key={type} className={styles.card}>
            <h3 className={styles.title}>{benefits[type].title}</h3>
            <p className={styles.text}>{benefits[type].text}</p>
            <ul className={styles.facts}>
              {benefits[type].facts.map((fact) => (
                <li key={fact} className={styles.fact}>
                  {fact}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
