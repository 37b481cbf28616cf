import { fittingAddress } from '@heddle/document/published'
import type { ActionPorts } from '@heddle/kit'
import { MESSAGES } from './messages.ts'

/**
 * An address of this site that its server answers: query values that it has no room for are left out, with a warning in the log.
 * Throws for one whose path alone is too long.
 */
export function askable(address: string, log: ActionPorts['log']): string {
  const fitting = fittingAddress(address)
  if (fitting.address === undefined) throw new Error(MESSAGES.addressTooLong)
  if (fitting.left.length > 0) log('warning', MESSAGES.longAddress(fitting.left))
  return fitting.address
}
