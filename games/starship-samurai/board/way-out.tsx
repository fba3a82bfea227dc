import { type Formatter, HtmlTarget, Icon, useAsk, useStanding } from '@orrery/board'
import { icons } from './icons.ts'

interface WayOutProps {
  readonly option: 'end' | 'stop' | 'none' | 'attach'
  readonly say: Formatter
}

/** A tile for what is not a thing of its own: ending the turn, moving nothing more. It is there only while it can be chosen. */
export function WayOut({ option, say }: WayOutProps) {
  const standing = useStanding(option)
  const ask = useAsk()
  if (standing !== 'offered' && standing !== 'chosen') return null
  return (
    <HtmlTarget option={option} className="ss-way-out-place">
      <span className="ss-way-out lit">
        {option === 'attach' && <Icon path={icons['two-coins']} size={18} />}
        {say.option(option, ask)}
      </span>
    </HtmlTarget>
  )
}
