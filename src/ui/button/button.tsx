import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Anchor, type AnchorProps } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './button.css.ts'

type ButtonAppearance = {
  variant?: keyof typeof styles.variant
  icon?: IconShape
  trailingIcon?: IconShape
  iconOnly?: boolean
  wide?: boolean
}

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> &
  ButtonAppearance & { busy?: boolean; ref?: Ref<HTMLButtonElement> }

export type ButtonLinkProps = Omit<AnchorProps, 'style'> & ButtonAppearance

/** While `busy` or `aria-disabled` it keeps focus and ignores presses. */
export function Button(props: ButtonProps) {
  const {
    variant,
    icon,
    trailingIcon,
    iconOnly,
    wide,
    busy,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const isDisabled = busy === true || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (isDisabled ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      className={getButtonClassName({ variant, iconOnly, wide }, className)}
      aria-disabled={isDisabled || undefined}
      {...(busy && { 'aria-busy': true })}
      {...((isDisabled || onClick) && { onClick: handleClick })}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon && <Icon drawing={icon} size="base" />}
      <Label hidden={iconOnly}>{children}</Label>
      {trailingIcon && <Icon drawing={trailingIcon} size="small" />}
    </button>
  )
}

export function ButtonLink({
  variant,
  icon,
  trailingIcon,
  iconOnly,
  wide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={getButtonClassName({ variant, iconOnly, wide }, className)}>
      {icon && <Icon drawing={icon} size="base" />}
      <Label hidden={iconOnly}>{children}</Label>
      {trailingIcon && <Icon drawing={trailingIcon} size="small" />}
    </Anchor>
  )
}

function Label({ hidden, children }: { hidden: boolean | undefined; children: ReactNode }) {
  return hidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>
}

type AppearanceClassProps = {
  variant: ButtonAppearance['variant'] | undefined
  iconOnly: boolean | undefined
  wide: boolean | undefined
}

function getButtonClassName(
  { variant = 'primary', iconOnly, wide }: AppearanceClassProps,
  className: string | undefined,
): string {
  return joinClassNames(
    styles.root,
    styles.variant[variant],
    iconOnly && styles.iconOnly,
    wide && styles.wide,
    className,
  )
}
