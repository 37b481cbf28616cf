import { MESSAGES } from '../messages.ts'

/** What Chromium offers when the site can be installed as an app. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallPrompt | undefined

/** Keeps the browser's offer to install the site until a workflow asks for it (specification section 1, startup). */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallPrompt
  })
}

/** Shows the offer; it can be shown once. What the visitor chose. */
export async function installApp(): Promise<'accepted' | 'dismissed'> {
  if (!kept) throw new Error(MESSAGES.noInstall)
  const offer = kept
  kept = undefined
  await offer.prompt()
  return (await offer.userChoice).outcome
}
