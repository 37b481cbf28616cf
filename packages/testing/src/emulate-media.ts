import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** What a visitor may ask of a page, as media queries name it, with what a test may set. */
export interface EmulatedMedia {
  readonly 'prefers-reduced-motion'?: 'reduce' | 'no-preference'
  readonly 'forced-colors'?: 'active' | 'none'
}

const send = (media: EmulatedMedia): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: Object.entries(media).map(([name, value]) => ({ name, value })) })

/**
 * Makes the browser ask for something in the place of the person in front of it, until the end of the test. The page is that of the
 * files of tests that come after, too: whatever was left on would be asked for in theirs.
 *
 * @param media All that is asked for; what it leaves out is as the browser has it.
 */
export async function emulateMedia(media: EmulatedMedia): Promise<void> {
  onTestFinished(async () => void (await send({})))
  await send(media)
}
