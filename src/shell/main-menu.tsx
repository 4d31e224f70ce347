import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { menuItems, type MenuItem } from './menu-items.ts'
import * as styles from './main-menu.css.ts'

/** The main menu: groups open on a press and work before JavaScript; on narrow screens the whole menu folds away (C2.2). */
export function MainMenu() {
  return (
    <nav aria-label="Main" className={styles.root}>
      <details className={styles.drawer} data-menu>
        <summary className={styles.menuButton}>
          <Icon name="menu" />
          <span className={styles.menuWord}>Menu</span>
        </summary>
        <Items name="drawer-menu" className={styles.drawerList} />
      </details>
      <Items name="main-menu" className={styles.barList} />
    </nav>
  )
}

function Items({ name, className }: { name: string; className: string }) {
  return (
    <ul className={className}>
      {menuItems.map((item) => (
        <li key={item.label} className={styles.item}>
          {item.links ? (
            <Group item={item} links={item.links} name={name} />
          ) : (
            <Entry label={item.label} href={item.href} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Entry({ label, href }: { label: string; href: string }) {
  return (
    <Anchor href={href} className={styles.entry}>
      {label}
    </Anchor>
  )
}

function Group({ item, links, name }: { item: MenuItem; links: ReadonlyArray<MenuItem>; name: string }) {
  return (
    <details name={name} className={styles.group} data-menu>
      <summary className={styles.entry}>
        {item.label}
        <Icon name="expand_more" size="small" />
      </summary>
      <ul className={styles.panel}>
        {links.map((link) => (
          <li key={link.label}>
            <Anchor href={link.href} className={styles.link}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
