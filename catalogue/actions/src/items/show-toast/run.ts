import { next, type ActionBody } from '@heddle/kit'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

const KINDS = ['info', 'success', 'warning', 'error'] as const
const MOST_SECONDS = 3600

export const run: ActionBody<typeof definition> = async ({ args: { text, kind, seconds, button, closeLabel }, host, signal }) => {
  const words = textOf(text)
  // What says nothing sensible is left to the page.
  const asked = textOf(seconds).trim() === '' ? Number.NaN : Number(seconds)
  const own = textOf(button)
  const toast = {
    text: words,
    kind: KINDS.find((one) => one === kind) ?? 'info',
    ...(Number.isFinite(asked) && { duration: Math.min(MOST_SECONDS, Math.max(0, asked)) * 1000 }),
    closeLabel: textOf(closeLabel) || 'Close',
  }
  if (own !== '') return next(await host.toasts.show({ ...toast, button: own }, signal))
  void host.toasts.show(toast)
  return undefined
}
