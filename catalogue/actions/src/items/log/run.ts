import type { ActionBody, LogLevel } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

const LEVELS: ReadonlySet<unknown> = new Set<LogLevel>(['error', 'warning', 'info', 'verbose'])

export const run: ActionBody<typeof definition> = ({ args: { message, level, data }, host }) => {
  if (message === undefined || message === null || message === '') throw new Error(MESSAGES.noMessage)
  if (typeof message !== 'string') throw new Error(MESSAGES.messageMustBeText)
  host.log(LEVELS.has(level) ? (level as LogLevel) : 'info', message, data)
}
