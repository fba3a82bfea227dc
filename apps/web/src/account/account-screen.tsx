import { type FormEvent, useState } from 'react'
import { Loading } from '../parts/loading.tsx'
import { TextField } from '../parts/text-field.tsx'
import { toast } from '../parts/toasts.tsx'
import { useLater } from '../parts/use-later.ts'
import {
  type Account,
  changePassword,
  claimSeat,
  register,
  removeAccount,
  signIn,
  signOut,
  whoAmI,
} from '../server/account.ts'
import { knownSeats } from '../server/seats.ts'
import { useTranslation } from '../words/use-translation.ts'
import { Devices } from './devices.tsx'

const SHORTEST_PASSWORD = 8

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** An account is never needed. With one, seats are at hand on every device. */
export default function AccountScreen() {
  const { t } = useTranslation()
  const [changes, setChanges] = useState(0)
  const { value: account, problem } = useLater(`me ${changes}`, whoAmI)
  const changed = () => setChanges(changes + 1)
  return (
    <>
      <div className="screen-head">
        <h1>{t('nav.account')}</h1>
        <p className="soft">{t('account.text')}</p>
      </div>
      {problem !== undefined && <p className="notice">{problem}</p>}
      {account === undefined && problem === undefined && <Loading />}
      {account === null && <SignIn onDone={changed} />}
      {account && <SignedIn account={account} changes={changes} onDone={changed} />}
    </>
  )
}

function SignIn({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isNew = (event.nativeEvent as SubmitEvent).submitter?.dataset.act === 'register'
    setBusy(true)
    try {
      await (isNew ? register : signIn)({ name, password })
      await tieSeats()
      onDone()
    } catch (error) {
      toast(textOf(error))
      setBusy(false)
    }
  }
  return (
    <form className="panel panel-part narrow" onSubmit={submit}>
      <TextField label={t('new.name')} autoComplete="username" required value={name} onText={setName} />
      <TextField
        label={t('account.password')}
        note={t('account.passwordNote', { count: SHORTEST_PASSWORD })}
        type="password"
        autoComplete="current-password"
        required
        minLength={SHORTEST_PASSWORD}
        value={password}
        onText={setPassword}
      />
      <div className="row">
        <button type="submit" className="button button-main" data-act="sign-in" disabled={busy}>
          {t('account.signIn')}
        </button>
        <button type="submit" className="button" data-act="register" disabled={busy}>
          {t('account.register')}
        </button>
      </div>
    </form>
  )
}

/** Seats this browser already plays become the account's, where nobody else has tied them. */
async function tieSeats(): Promise<void> {
  await Promise.allSettled(Object.entries(knownSeats()).map(([match, token]) => claimSeat(match, token)))
}

interface SignedInProps {
  readonly account: Account
  readonly changes: number
  readonly onDone: () => void
}

function SignedIn({ account, changes, onDone }: SignedInProps) {
  const { t } = useTranslation()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [asking, setAsking] = useState(false)
  const doing = async (act: () => Promise<unknown>, said?: string) => {
    try {
      await act()
      if (said) toast(said)
      onDone()
    } catch (error) {
      toast(textOf(error))
    }
  }
  return (
    <div className="stack narrow">
      <section className="panel panel-part">
        <p>{t('account.signedIn', { name: account.name })}</p>
        <div className="row">
          <button type="button" className="button" onClick={() => doing(signOut)}>
            {t('account.signOut')}
          </button>
        </div>
      </section>
      <Devices changes={changes} doing={doing} />
      <form
        className="panel panel-part"
        onSubmit={(event) => {
          event.preventDefault()
          void doing(() => changePassword({ old, new: password }), t('account.changed'))
        }}
      >
        <h2>{t('account.change')}</h2>
        <input type="text" hidden readOnly autoComplete="username" value={account.name} />
        <TextField
          label={t('account.old')}
          type="password"
          autoComplete="current-password"
          required
          value={old}
          onText={setOld}
        />
        <TextField
          label={t('account.new')}
          type="password"
          autoComplete="new-password"
          required
          minLength={SHORTEST_PASSWORD}
          value={password}
          onText={setPassword}
        />
        <div className="row">
          <button type="submit" className="button">
            {t('account.change')}
          </button>
        </div>
      </form>
      <section className="panel panel-part">
        <h2>{t('account.remove')}</h2>
        <p className="soft">{t('account.removeText')}</p>
        <div className="row">
          {asking ? (
            <>
              <button type="button" className="button button-danger" onClick={() => doing(removeAccount)}>
                {t('account.sure')}
              </button>
              <button type="button" className="button" onClick={() => setAsking(false)}>
                {t('account.keep')}
              </button>
            </>
          ) : (
            <button type="button" className="button" onClick={() => setAsking(true)}>
              {t('account.remove')}
            </button>
          )}
        </div>
      </section>
    </div>
  )
}
