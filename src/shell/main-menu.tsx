import type { SiteSettings } from '#contract/site-settings.ts'
import type { MainMenuEvent } from '#machines/main-menu.machine.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { closeIcon, expandMoreIcon, menuIcon } from '#ui/icon/symbols/site-header.ts'
import { useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { isWithin, menuItems, type MenuItem, type MenuView } from './menu-items.ts'
import { SocialLinks } from './social-links.tsx'
import { useMenuFocus } from './use-menu-focus.ts'
import * as styles from './main-menu.css.ts'

type Send = (event: MainMenuEvent) => void

type Props = {
  external: SiteSettings['external']
  isSignedIn: boolean
  pathname: string
  view: MenuView
  send: Send
}

const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}

export function MainMenu({ external, isSignedIn, view, ...rest }: Props) {
  const root = useRef<HTMLElement>(null)
  const { send } = rest
  useMenuFocus({ root, view, send })
  return (
    <nav ref={root} aria-label="Main" className={styles.root}>
      <details className={styles.drawer} open={view.isUnfolded} data-drawer>
        <summary className={styles.menuButton} onClick={instead(() => send({ type: 'drawer.pressed' }))}>
          <Icon drawing={view.isUnfolded ? closeIcon : menuIcon} />
          <span className={styles.menuWord}>Menu</span>
        </summary>
        <div className={styles.drawerPanel}>
          <Items {...rest} name="drawer-menu" group={view.isUnfolded ? view.group : null} className={styles.list} />
          <Anchor href={paths.search.to()} className={styles.drawerSearch}>
            Search
          </Anchor>
          {!isSignedIn && (
            <Anchor href={paths.signIn.to()} className={styles.drawerSignIn}>
              Sign In
            </Anchor>
          )}
          <SocialLinks external={external} className={styles.drawerSocial} />
        </div>
      </details>
      <Items
        {...rest}
        name="main-menu"
        group={view.isUnfolded ? null : view.group}
        className={styles.barList}
        social={<SocialLinks external={external} />}
        hover
      />
    </nav>
  )
}

type ItemsProps = Omit<Props, 'external' | 'isSignedIn' | 'view'> & {
  name: string
  group: string | null
  className: string
  social?: ReactNode
  hover?: boolean
}

function Items({ className, ...rest }: ItemsProps) {
  return (
    <ul className={className}>
      {menuItems.map((item) => (
        <li key={item.label} className={styles.item}>
          {item.links ? (
            <Group {...rest} item={item} links={item.links} />
          ) : (
            <Entry item={item} pathname={rest.pathname} className={styles.entry} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Entry({ item, pathname, className }: { item: MenuItem; pathname: string; className: string }) {
  return (
    <Anchor href={item.href} className={className} {...(item.href === pathname && { 'aria-current': 'page' })}>
      {item.label}
    </Anchor>
  )
}

type GroupProps = Omit<ItemsProps, 'className'> & { item: MenuItem; links: ReadonlyArray<MenuItem> }

function Group({ item, links, name, group, pathname, send, social, hover }: GroupProps) {
  const withMouse = (act: () => void) => (event: PointerEvent) => {
    if (hover && event.pointerType === 'mouse') act()
  }
  return (
    <details
      name={name}
      open={group === item.label}
      className={styles.group}
      data-group={item.label}
      onPointerEnter={withMouse(() => send({ type: 'pointer.entered', group: item.label }))}
      onPointerLeave={withMouse(() => send({ type: 'pointer.left' }))}
    >
      <summary
        className={styles.entry}
        onClick={instead(() => send({ type: 'group.pressed', group: item.label }))}
        {...(isWithin(item, pathname) && { 'data-here': true })}
      >
        {item.label}
        <Icon drawing={expandMoreIcon} size="small" />
      </summary>
      <ul className={styles.panel}>
        {links.map((link) => (
          <li key={link.label}>
            <Entry item={link} pathname={pathname} className={styles.link} />
          </li>
        ))}
        {social && item.href === paths.about.to() && <li className={styles.panelSocial}>{social}</li>}
      </ul>
    </details>
  )
}
