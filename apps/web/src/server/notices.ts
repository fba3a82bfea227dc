import { t } from '../words/texts.ts'
import { fromServer } from './request.ts'

/** Whether this browser can tell somebody who is elsewhere that a match waits. */
export const mayNotify = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis

/** Lets the server tell this browser when a seat is asked. Who has said no in the browser is told so. */
export async function notifyMe(token: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(t('notices.denied'))
  const { key } = await fromServer<{ key: string }>('/api/push/key')
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await fromServer('/api/push/subscriptions', { method: 'POST', body: subscription.toJSON(), token })
}
