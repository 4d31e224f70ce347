import { benefits } from '#content/benefits.ts'
import { equalOpportunityCard } from '#content/equal-opportunity.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Part } from './part.tsx'
import * as styles from './job-page.css.ts'

const kinds = ['health', 'retirement', 'timeOff'] as const

export function JobBenefits() {
  return (
    <Part title="Benefits">
      <ul className={styles.benefits}>
        {kinds.map((kind) => (
          <li key={kind}>
            <h3 className={styles.benefit}>{benefits[kind].title}</h3>
            <p>{benefits[kind].text}</p>
            <ul className={styles.facts}>
              {benefits[kind].facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function EqualOpportunity() {
  return (
    <Part title={equalOpportunityCard.heading}>
      <p>{equalOpportunityCard.text}</p>
      <p>
        <Anchor href={paths.equalOpportunity.to()}>{equalOpportunityCard.linkLabel}</Anchor>
      </p>
    </Part>
  )
}
