import { paths } from '#addresses/paths.ts'

export type MenuView = { readonly group: string | null; readonly isUnfolded: boolean }

export type MenuItem = { readonly label: string; readonly href: string; readonly links?: ReadonlyArray<MenuItem> }

export const menuItems: ReadonlyArray<MenuItem> = [
  { label: 'Home', href: paths.home.to() },
  { label: 'Services & Solutions', href: paths.services.to() },
  {
    label: 'Careers',
    href: paths.careers.to(),
    links: [
      { label: 'Careers Home Page', href: paths.careers.to() },
      { label: 'Current Opportunities', href: paths.opportunities.to() },
      { label: 'My Application', href: paths.application.to() },
    ],
  },
  {
    label: 'Contracts',
    href: paths.contracts.to(),
    links: [
      { label: 'Contracts Home Page', href: paths.contracts.to() },
      { label: 'Small Business Program', href: paths.smallBusiness.to() },
    ],
  },
  {
    label: 'About Us',
    href: paths.about.to(),
    links: [
      { label: 'About Us', href: paths.about.to() },
      { label: 'Employee Ownership', href: paths.ownership.to() },
      { label: 'Media', href: paths.media.to() },
    ],
  },
  { label: 'Contact', href: paths.contact.to() },
]

export const isWithin = ({ href, links = [] }: MenuItem, pathname: string) =>
  links.some((link) => link.href === pathname) || pathname.startsWith(`${href}/`)
