import type { ActionBody } from '@heddle/kit'
import { anchorOf } from '../../lib/arguments/anchor-of.ts'
import { mapOf } from '../../lib/arguments/map-of.ts'
import { textOf } from '../../lib/arguments/text-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args, host }) => {
  const { pageId, path, parameters, query, section, newTab, progress, progressColor } = args
  const hasPage = typeof pageId === 'string' && pageId !== ''
  const hasPath = typeof path === 'string' && path !== ''
  if (!hasPage && !hasPath) throw new Error(MESSAGES.noPage)
  if (hasPage && !host.navigation.hasPage(pageId)) throw new Error(MESSAGES.pageNotFound)
  const anchor = anchorOf(section)
  await host.navigation.go({
    ...(hasPage ? { pageId } : { path: String(path) }),
    ...(parameters !== undefined && { parameters: mapOf(parameters) }),
    query: mapOf(query),
    ...(anchor !== '' && { section: anchor }),
    newTab: newTab === true,
    ...(progress === true && { progressColor: textOf(progressColor) || 'blue' }),
  })
}
