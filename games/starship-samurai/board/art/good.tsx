import { Icon } from '@orrery/board'
import type { ReactNode } from 'react'
import { icons } from '../icons.ts'

interface GoodProps {
  readonly icon: keyof typeof icons
  readonly value: number
  readonly title: string
  readonly lit?: boolean
  readonly children?: ReactNode
}

/** Something that is counted: honor, wealth, cards. */
export const Good = ({ icon, value, title, lit = false, children }: GoodProps) => (
  <span className={lit ? `ss-good ss-stat-${icon} lit` : `ss-good ss-stat-${icon}`} title={title}>
    <Icon path={icons[icon]} size={17} />
    <b>{value}</b>
    {children}
  </span>
)
