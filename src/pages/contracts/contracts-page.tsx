import { contracts } from '#content/contracts.ts'
import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { ExpandableCard } from '#ui/expansion-card/expansion-card.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import type { ComponentProps } from 'react'
import { ContractContacts } from './contract-contacts.tsx'
import { OasisNumbers, OasisTables } from './oasis.tsx'
import { PeriodTable } from './period-table.tsx'
import { TeamTable } from './team-table.tsx'
import * as styles from './contracts-page.css.ts'

type Props = ComponentProps<typeof ContractContacts> & {
  readonly autoplay: boolean
}

const facts = (rows: ReadonlyArray<readonly [term: string, detail: string]>) =>
  rows.map(([term, detail]) => ({ term, detail }))

export function ContractsPage(props: Props) {
  const { title, lead, schedule, oasis, seaport } = contracts
  return (
    <>
      <Banner title={title} lead={lead} src={terrainPath('contracts', 'dark', 1600, 480)}>
        <Cluster gap="roomy">
          <Anchor href={paths.smallBusiness.to()} className={styles.bannerLink}>
            Small Business Program
          </Anchor>
          <Anchor href={paths.seaport.to()} className={styles.bannerLink}>
            {seaport.linkLabel}
          </Anchor>
        </Cluster>
      </Banner>
      <Section title="Contract vehicles">
        <OasisNumbers smooth={props.autoplay} />
        <ExpandableCard title={schedule.title} id={schedule.anchor}>
          <DefinitionList items={facts(schedule.facts)} />
        </ExpandableCard>
        <ExpandableCard title={oasis.title} id={oasis.anchor}>
          <DefinitionList items={facts(oasis.facts)} />
          <OasisTables />
        </ExpandableCard>
        <ExpandableCard title={seaport.title} id={seaport.anchor}>
          <p>{seaport.text}</p>
          <p>
            <Anchor href={paths.seaport.to()}>{seaport.linkLabel}</Anchor>
          </p>
        </ExpandableCard>
        <TeamTable />
      </Section>
      <PeriodTable />
      <ContractContacts {...props} />
    </>
  )
}
