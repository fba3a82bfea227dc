import { t } from '../words/texts.ts'
import { toast } from './toasts.tsx'

/** Puts a link into the clipboard and says so; where the browser does not allow that, the link is shown instead. */
export async function copyLink(link: string): Promise<void> {
  // Pages of a local network come without encryption, and browsers give those no clipboard.
  const done = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  )
  toast(done ? t('time.copied') : link)
}
