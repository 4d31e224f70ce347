const routeTitles: Readonly<Record<string, string>> = {
  home: 'Home Page',
  services: 'Services',
  careers: 'Careers Home',
  opportunities: 'Current Opportunities',
  job: 'Job Information',
  unsubscribe: 'Unsubscribe',
  about: 'About Us',
  ownership: 'Employee Owned',
  signIn: 'Account Sign In',
  confirmEmail: 'Confirm Email',
  undoEmail: 'Undo Email Change',
  account: 'Account',
  application: 'My Application',
  apply: 'Apply',
  privacy: 'Privacy',
  legal: 'Legal',
  equalOpportunity: 'EEO',
  contracts: 'Contracts',
  smallBusiness: 'Small Business Program',
  smallBusinessProfile: 'SBA Profile',
  seaport: 'SeaPort',
  contact: 'Contact',
  search: 'Search',
  media: 'Media',
  event: 'Event',
  news: 'News',
  thankYou: 'Thank You',
}

export function routeTitle(name: string, firmName: string): string {
  const title = routeTitles[name]
  if (title === undefined) throw new Error(`Unknown Route`)
  return `${title} | ${firmName}`
}
