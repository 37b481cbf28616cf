import type { ActionBody } from '@heddle/kit'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { title, text, url }, host }) => {
  const given = Object.entries({ title, text, url }).map(([key, value]) => [key, textOf(value)] as const)
  return host.browser.share(Object.fromEntries(given.filter(([, value]) => value !== '')))
}
