/** The website is written without “https://www.” */
export type TeamMember = { readonly member: string; readonly website: string }

/** It has the name of its firm, without “and” and its legal form. */
const withWebsite = (member: string): TeamMember => ({
  member,
  website: `${member.replace(/,.*/, '').replace(' and', '').toLowerCase().replaceAll(' ', '-')}.example`,
})

export const teamMembers: ReadonlyArray<TeamMember> = [
  'Alder Creek Analytics, LLC',
  'Anvil Point Logistics, Inc.',
  'Beacon Flats Engineering, LLC',
  'Birch and Lowell, Inc.',
  'Blue Heron Systems, Corporation',
  'Bristlecone Data, LLC',
  'Cannon Hill Research, Inc.',
  'Cape Arundel Marine, LLC',
  'Cedar Forge Software, Inc.',
  'Chinook Planning Group, Corporation',
  'Clearwater Test Services, LLC',
  'Copper Kettle Costing, Inc.',
  'Deep Keel Engineering, LLC',
  'Dry Dock Partners, Inc.',
  'Eastlake Training, Corporation',
  'Fathom Line Surveys, LLC',
  'Ferris and Okoro, Inc.',
  'Glacier Bend Modeling, LLC',
  'Granite Ledger, Inc.',
  'Halyard Technical, Corporation',
  'Harbor Nine, LLC',
  'Ironwood Schedules, Inc.',
  'Juniper Mesa Cyber, LLC',
  'Kestrel Field Services, Inc.',
  'Lantern Rock Consulting, Corporation',
  'Longleaf Sustainment, LLC',
  'Mainsail Manpower, Inc.',
  'Merganser Studios, LLC',
  'North Jetty Works, Inc.',
  'Osprey Range Support, Corporation',
  'Piney Neck Publications, LLC',
  'Quarterdeck Systems, Inc.',
  'Red Maple Reliability, LLC',
  'Sandbar Simulation, Inc.',
  'Tidewater Ledger, Corporation',
  'Upland Avionics, LLC',
  'Willet Point Welding, Inc.',
  'Yellow Larch Associates, LLC',
].map(withWebsite)
