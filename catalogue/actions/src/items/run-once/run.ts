import { next, stop, type ActionBody } from '@heddle/kit'
import { MODES, takeTurn } from './take-turn.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { mode }, host }) => {
  const chosen = MODES.find((one) => one === mode) ?? 'drop'
  return (await host.pace.ask((turn, action) => takeTurn(turn, action, chosen))) ? next(true) : stop(false)
}
