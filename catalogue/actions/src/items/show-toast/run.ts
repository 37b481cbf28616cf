import type { ActionBody } from '@heddle/kit'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

const KINDS = ['info', 'success', 'warning', 'error'] as const
const MOST_SECONDS = 3600

export const run: ActionBody<typeof definition> = ({ args: { text, kind, seconds, closeLabel }, host }) => {
  const words = textOf(text)
  const asked = Number(seconds ?? 5)
  const stays = Number.isFinite(asked) ? Math.min(MOST_SECONDS, Math.max(0, asked)) : 5
  host.toasts.show({
    text: words,
    kind: KINDS.find((one) => one === kind) ?? 'info',
    duration: stays * 1000,
    closeLabel: textOf(closeLabel) || 'Close',
  })
}
