import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { url, newTab }, host }) => {
  if (typeof url !== 'string' || url === '') throw new Error(MESSAGES.noUrl)
  host.navigation.open(url, newTab !== false)
}
