import type { ActionBody } from '@heddle/kit'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { title, body, icon, image, tag, data }, host }) => {
  const given = Object.entries({ body, icon, image, tag }).map(([key, value]) => [key, textOf(value)] as const)
  return host.browser.notify(textOf(title), {
    ...Object.fromEntries(given.filter(([, value]) => value !== '')),
    ...(data !== undefined && { data }),
  })
}
