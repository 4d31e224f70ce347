/** Each of `roles` must match the `Role` of a contact; the panels are in this order. */
export const seaport = {
  title: 'SeaPort-NxG Points of Contact',
  lead: 'Who answers for our work under SeaPort-NxG, and how to reach them.',
  office: {
    title: 'Anything else?',
    name: 'Contracts office',
    contracts: 'All our contracts and their periods',
  },
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
