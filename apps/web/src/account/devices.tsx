import { Loading } from '../parts/loading.tsx'
import { useLater } from '../parts/use-later.ts'
import { type SignedInDevice, signedInDevices, signOutDevice, signOutEverywhere } from '../server/account.ts'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/use-translation.ts'
import './devices.css'

interface DevicesProps {
  /** Counts up whenever the list may have changed. */
  readonly changes: number
  /** Does something and tells what went wrong; then everything is looked up again. */
  readonly doing: (act: () => Promise<unknown>) => Promise<void>
}

/** Where somebody is signed in, and how to end it there. */
export function Devices({ changes, doing }: DevicesProps) {
  const { t } = useTranslation()
  const { value: devices, problem } = useLater(`devices ${changes}`, signedInDevices)
  return (
    <section className="panel panel-part" data-part="devices">
      <h2>{t('account.devices')}</h2>
      {problem !== undefined && <p className="notice">{problem}</p>}
      {devices === undefined && problem === undefined && <Loading />}
      <ul className="devices">
        {devices?.map((one) => (
          <Device key={one.id} device={one} onSignOut={() => doing(() => signOutDevice(one.id))} />
        ))}
      </ul>
      <p className="soft">{t('account.everywhereText')}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-act="sign-out-everywhere"
          onClick={() => doing(signOutEverywhere)}
        >
          {t('account.everywhere')}
        </button>
      </div>
    </section>
  )
}

interface DeviceProps {
  readonly device: SignedInDevice
  readonly onSignOut: () => void
}

function Device({ device: { device, seen, current }, onSignOut }: DeviceProps) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const name = device === '' ? t('account.unknownDevice') : device
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seen)
  return (
    <li data-current={current}>
      <div>
        <strong>{name}</strong> {current && <span className="tag tag-accent">{t('account.thisDevice')}</span>}
        <p className="soft small">{t('account.lastUsed', { when })}</p>
      </div>
      {!current && (
        <button
          type="button"
          className="button"
          data-act="sign-out-device"
          aria-label={t('account.signOutDevice', { device: name })}
          onClick={onSignOut}
        >
          {t('account.signOut')}
        </button>
      )}
    </li>
  )
}
