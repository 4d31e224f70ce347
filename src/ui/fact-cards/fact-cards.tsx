import * as styles from './fact-cards.css.ts'

export type FactCardsProps = {
  readonly cards: ReadonlyArray<{
    readonly title: string
    readonly text: string
    readonly facts: ReadonlyArray<string>
  }>
}

export function FactCards({ cards }: FactCardsProps) {
  return (
    <ul className={styles.list}>
      {cards.map(({ title, text, facts }) => (
        <li key={title} className={styles.card}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact} className={styles.fact}>
                {fact}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
