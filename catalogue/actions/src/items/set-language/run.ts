import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { language }, host }) => {
  if (typeof language !== 'string' || language === '') throw new Error(MESSAGES.noLanguage)
  if (!host.language.isOfPage(language)) throw new Error(MESSAGES.pageLacksLanguage(language))
  await host.language.set(language)
}
