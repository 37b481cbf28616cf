import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { fallbackPageId }, host }) => {
  if (host.navigation.back()) return
  if (typeof fallbackPageId !== 'string' || fallbackPageId === '') throw new Error(MESSAGES.noPage)
  if (!host.navigation.hasPage(fallbackPageId)) throw new Error(MESSAGES.pageNotFound)
  await host.navigation.go({ pageId: fallbackPageId })
}
