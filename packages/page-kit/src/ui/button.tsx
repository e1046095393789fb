import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'

type Tone = 'plain' | 'main' | 'quiet' | 'danger'

interface Look {
  readonly tone?: Tone
}

const look = (tone: Tone = 'plain', more?: string): string =>
  [styles.button, styles[tone], more].filter(Boolean).join(' ')

export function Button({ tone, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={look(tone, className)} {...rest} />
}

export function ButtonLink({
  tone,
  className,
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & Look & { href: string }) {
  return <Link href={href} className={look(tone, className)} {...rest} />
}
