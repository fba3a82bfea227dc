import { memo } from 'react'
import type { LesserClan } from '../../rules/state/state.ts'

/** The signs of the lesser clans, within 24 by 24 around the origin: filled parts and brush lines. */
const SIGNS: { readonly [clan in LesserClan]: { readonly fill?: string; readonly line?: string } } = {
  Sol: {
    fill: 'M0-4.500A4.500 4.500 0 1 1 0 4.500A4.500 4.500 0 1 1 0-4.500Z',
    line: 'M0-7.500V-11M0 7.500V11M-7.500 0H-11M7.500 0H11M-5.300-5.300L-7.800-7.800M5.300 5.300L7.800 7.800M5.300-5.300L7.800-7.800M-5.300 5.300L-7.800 7.800',
  },
  Terra: { fill: 'M-11 7L-4-6L-.5 0L3-8L11 7Z', line: 'M-9 10.500H9' },
  Ion: {
    fill: 'M0-2.600A2.600 2.600 0 1 1 0 2.600A2.600 2.600 0 1 1 0-2.600Z',
    line: 'M-7.600-7.600C-3-12 12 3 7.600 7.600C3 12-12-3-7.600-7.600ZM7.600-7.600C3-12-12 3-7.600 7.600C-3 12 12-3 7.600-7.600Z',
  },
  Horizon: { fill: 'M-7.500 1A7.500 7.500 0 0 1 7.500 1Z', line: 'M-11 4.500H11M-8 8.500H8' },
  Aurora: { line: 'M-9-9C-4-4-12 2-8 10M-3-10C2-4-6 3-2 10M3-10C8-4 0 3 4 10M9-9C13-4 6 2 9.500 9' },
  Rift: {
    fill: 'M-1.500-10.500A10.500 10.500 0 0 0-3 10.200L0 3L-4 1L0-4ZM3-10.200A10.500 10.500 0 0 1 1.500 10.500L4.500 2L1 0L4.500-5Z',
  },
  Luna: { fill: 'M3-10.500A10.500 10.500 0 1 0 9.500 6.500A9 9 0 1 1 3-10.500Z' },
  Comet: {
    fill: 'M5.500.5A5 5 0 1 1 5.500 10.500A5 5 0 1 1 5.500.5Z',
    line: 'M1 1L-9-10M5-1.500L-1-10.500M-.5 5L-10.500-2',
  },
}

/** The sign of a lesser clan in its own colour. */
export const ClanSign = memo(function ClanSign({ clan, size = 24 }: { readonly clan: string; readonly size?: number }) {
  const { fill, line } = SIGNS[clan as LesserClan]
  return (
    <g className={`ss-sign ss-sign-${clan.toLowerCase()}`} transform={`scale(${size / 24})`}>
      {fill && <path className="ss-sign-fill" d={fill} />}
      {line && <path className="ss-sign-line" d={line} />}
    </g>
  )
})

/** Any clan: four petals. */
export const AnySign = ({ size = 24 }: { readonly size?: number }) => (
  <g className="ss-sign" transform={`scale(${size / 24})`}>
    <path
      className="ss-sign-fill"
      d="M0-1.500C-6-5-5-11 0-11C5-11 6-5 0-1.500ZM0 1.500C6 5 5 11 0 11C-5 11-6 5 0 1.500ZM-1.500 0C-5 6-11 5-11 0C-11-5-5-6-1.500 0ZM1.500 0C5-6 11-5 11 0C11 5 5 6 1.500 0Z"
    />
  </g>
)
