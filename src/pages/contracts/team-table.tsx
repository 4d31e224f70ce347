import { contracts } from '#content/contracts.ts'
import { teamMembers, type TeamMember } from '#content/team-members.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { ExpandableCard } from '#ui/expansion-card/expansion-card.tsx'

const columns: ReadonlyArray<DataColumn<TeamMember>> = [
  { name: 'member', value: ({ member }) => member },
  {
    name: 'website',
    isClear: true,
    value: ({ website }) => website,
    cell: ({ website }) => <Anchor href={`https://www.${website}`}>{website}</Anchor>,
  },
]

export function TeamTable() {
  return (
    <ExpandableCard title={contracts.team.title} id={contracts.team.anchor} open>
      <DataTable title="Team Members" rows={teamMembers} columns={columns} />
    </ExpandableCard>
  )
}
