import type { ReferenceList } from '#contract/reference-list.ts'
import type { WebsiteStat } from '#contract/website-stat.ts'
import { firm } from '#content/firm.ts'
import { BigNumber } from '#ui/big-number/big-number.tsx'
import { Section } from '#ui/section/section.tsx'
import * as styles from './about-page.css.ts'

const written = (count: number) => count.toLocaleString('en-US')

export function AtAGlance({ stats }: { readonly stats: ReferenceList<WebsiteStat> }) {
  const [figures] = stats.rows
  if (!figures) return null
  return (
    <Section id="at-a-glance" title="At a Glance">
      <div className={styles.figures}>
        <BigNumber value={written(figures.years)} label="Years of careful counting" />
        <BigNumber value={written(figures.employeeCount)} label="Employees" />
        <BigNumber value={written(figures.locationCount)} label="Offices" />
        <BigNumber value={written(figures.employeeOwnedPercent)} suffix="%" label="Employee-owned" />
        <BigNumber value={written(firm.repeatClientPercent)} suffix="%" label="Of our work comes from repeat clients" />
      </div>
    </Section>
  )
}
