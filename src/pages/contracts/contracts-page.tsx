import { contracts } from '#content/contracts.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { ExpandableCard } from '#ui/expansion-card/expansion-card.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import type { ComponentProps } from 'react'
import { ContractContacts } from './contract-contacts.tsx'
import { ContractLedger } from './contract-ledger.tsx'
import { OasisTables } from './oasis.tsx'
import { PeriodTable } from './period-table.tsx'
import { TeamTable } from './team-table.tsx'
import * as styles from './contracts-page.css.ts'

type Props = ComponentProps<typeof ContractContacts> & {
  readonly autoplay: boolean
  readonly now: number
}

const facts = (rows: ReadonlyArray<readonly [term: string, detail: string]>) =>
  rows.map(([term, detail]) => ({ term, detail }))

export function ContractsPage(props: Props) {
  const { title, schedule, oasis, seaport } = contracts
  return (
    <>
      <Banner title={title} size="short">
        <Cluster gap="roomy">
          <Anchor href={paths.smallBusiness.to()} className={styles.bannerLink}>
            Small Business Program
          </Anchor>
          <Anchor href={paths.seaport.to()} className={styles.bannerLink}>
            {seaport.linkLabel}
          </Anchor>
        </Cluster>
      </Banner>
      <ContractLedger now={props.now} smooth={props.autoplay} />
      <Section title="Contract vehicles">
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
