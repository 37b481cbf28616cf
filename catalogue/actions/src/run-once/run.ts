import { next, stop, type ActionBody } from '@heddle/kit'

const MODES = ['drop', 'queue', 'restart'] as const

export const run: ActionBody = async ({ args: { mode }, host, signal }) => {
  const mayRun = await host.pace.once(MODES.find((one) => one === mode) ?? 'drop', signal)
  return mayRun ? next(true) : stop(false)
}
