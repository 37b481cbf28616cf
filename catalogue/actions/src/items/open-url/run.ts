import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { url, newTab }, host }) => {
  if (typeof url !== 'string' || url === '') throw new Error(MESSAGES.noUrl)
  host.navigation.open(url, newTab !== false)
}
