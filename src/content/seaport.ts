/** The SeaPort page: its heading, and its panels in order, each named as the role of its contact (C2.9-01, C2.9-02, C2.9-12). */
export const seaport = {
  title: 'SeaPort-NxG Points of Contact',
  lead: 'Who answers for our work under SeaPort-NxG, and how to reach them.',
  roles: [
    'Program Manager/Customer Satisfaction Point of Contact',
    'SeaPort POC',
    'Proposal POC',
    'Contracts',
    'Team Member Subcontracts POC',
    'NAVSEA Project Manager',
    'Marine Corps Project Manager',
    'NAVAIR & NAVWAR Project Manager',
  ],
} as const
