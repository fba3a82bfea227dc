import { useTranslation } from '../../words/use-translation.ts'
import { useSeats, useShown, useTable } from '../state/context.ts'

/** Through whose eyes a replay is watched. */
export function WatchAs() {
  const { t } = useTranslation()
  const { onWatchAs } = useTable()
  const seats = useSeats()
  const shown = useShown('viewer')
  if (onWatchAs === undefined) return null
  return (
    <label className="watch-as">
      <span className="small soft">{t('time.as')}</span>
      <select
        className="input"
        value={String(shown.viewer)}
        onChange={({ target }) => onWatchAs(target.value === 'spectator' ? undefined : Number(target.value))}
      >
        <option value="spectator">{t('time.everybody')}</option>
        {seats.map(({ seat, name, side }) => (
          <option key={seat} value={seat}>
            {name === side ? side : t('table.nameAndSide', { name, side })}
          </option>
        ))}
      </select>
    </label>
  )
}
