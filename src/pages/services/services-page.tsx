import { Section } from '#ui/section/section.tsx'
import * as styles from './services-page.css.ts'
import { ourAdvantage, servicesBanner, serviceSections, type Service } from '#content/services.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ExpandableCard } from '#ui/expansion-card/expansion-card.tsx'

type Props = { title: string; anchor: string; lead: string; paragraphs: ReadonlyArray<string> }

export function OurAdvantage({ title, anchor, lead, paragraphs }: Props) {
  return (
    <Section title={title} lead={lead} rail={false} className={styles.section}>
      <details className={styles.advantage}>
        <summary className={styles.advantageSummary}>
          <span className={styles.showMore}>Show More</span>
          <span className={styles.showLess}>Show Less</span>
        </summary>
        <div id={anchor}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </Section>
  )
}

export function ServicesPage() {
  return (
    <>
      <Banner title={servicesBanner.title} lead={servicesBanner.lead} />
      {serviceSections.map(({ anchor, title, text, services }) => (
        <Section key={anchor} id={anchor} title={title} lead={text} rail={false} className={styles.section}>
          {services.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </Section>
      ))}
      <OurAdvantage {...ourAdvantage} />
    </>
  )
}

function ServiceCard({ service: { title, anchor, text, details, clients } }: { service: Service }) {
  return (
    <ExpandableCard title={title} id={anchor} lead={<p className={styles.text}>{text}</p>}>
      <ul className={styles.details}>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      <h4 className={styles.clientsTitle}>Supported clients</h4>
      <ul className={styles.clients}>
        {clients.map((client) => (
          <li key={client}>{client}</li>
        ))}
      </ul>
    </ExpandableCard>
  )
}
