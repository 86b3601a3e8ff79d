import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useConsultation } from '../consultation-store.ts'
import { Link, type LinkProps } from '../router.ts'
import styles from './button.module.css'

/** `primary` is ink on paper, `secondary` outlined, `quiet` text only. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

interface Look {
  variant?: ButtonVariant
  /** As wide as its container. */
  wide?: boolean
}

export type ButtonProps = Look & ComponentProps<'button'>

export function Button({
  variant = 'primary',
  wide,
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return <button type={type} className={look(variant, wide, className)} {...rest} />
}

export type ButtonLinkProps = Look & LinkProps

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant = 'primary', wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={look(variant, wide, className)} {...rest} />
}

/**
 * Opens the consultation dialog. Without JavaScript it is a link to the contact page; with it, a button to every
 * kind of visitor (it answers to the space bar too).
 */
export function ScheduleCallButton({
  children = 'Schedule a Call',
  variant = 'primary',
  wide,
}: Look & { children?: ReactNode }) {
  const open = useConsultation((consultation) => consultation.open)

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }

  return (
    <a
      href="/contact"
      role="button"
      aria-haspopup="dialog"
      className={look(variant, wide)}
      onClick={onClick}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        open()
      }}
    >
      {children}
    </a>
  )
}

function look(variant: ButtonVariant, wide?: boolean, className?: string): string {
  return [styles.button, styles[variant], wide && styles.wide, className].filter(Boolean).join(' ')
}
