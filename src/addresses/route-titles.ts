/** The page title of each named route (C2.1-05 to C2.1-45). */
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

/**
 * The title of the document that shows a named route (C2.1-47).
 * @throws Unknown Route for a name that no titled route has; an address that nobody knows shows the 404 page (C8-11, C8-12).
 */
export function titleOfRoute(name: string, firmName: string): string {
  const title = routeTitles[name]
  if (title === undefined) throw new Error(`Unknown Route`)
  return `${title} | ${firmName}`
}
