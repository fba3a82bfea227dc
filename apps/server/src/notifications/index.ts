export { arePushKeys } from './push.ts'
export { startNotices, vapidKeys } from './sender.ts'
export { noticeUrl } from './webhook.ts'
